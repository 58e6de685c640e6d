import { notFound } from "next/navigation";
import { orNotFound } from "@/api/or-not-found";
import { cachedCall } from "@/api/server-api";
import type { Branding } from "@/contract/api/stories";
import type { Tenant } from "@/contract/tenant/tenant";
import { pathId } from "@/lib/path-id";

/** A page about what the clinic holds to, by its id as it stands in the path; a 404 for every other. */
export async function loadBranding(tenant: Tenant, segment: string): Promise<Branding> {
  const id = pathId(segment) ?? notFound();
  const answer = cachedCall(tenant, ["brandings", id], "GET /customer/brandings/:id", { params: { id } });
  return (await orNotFound(answer)).row;
}
