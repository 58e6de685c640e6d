import "server-only";
import { headers } from "next/headers";
import type { Tenant } from "@/contract/tenant/tenant";
import { loadTenant } from "./load-tenant";
import { ASKED_PATH_HEADER, PARTNER_HEADER } from "./partner-header";

/** The tenant that the middleware named for an address without a route; null where it named none, or none can be read. */
export async function loadNamedTenant(): Promise<Tenant | null> {
  const segment = (await headers()).get(PARTNER_HEADER);
  return segment ? loadTenant(segment).catch(() => null) : null;
}

/** The path that was asked for, as the middleware hands it on; empty where it does not. */
export const readAskedPath = async (): Promise<string> => (await headers()).get(ASKED_PATH_HEADER) ?? "";
