import type { Tenant } from "@/contract/tenant/tenant";
import { environment } from "./environment";

/** The address that a partner's pages have: canonical links, and the origin that names it to the backend. */
export function storefrontOrigin({ domains }: Pick<Tenant, "domains">): string {
  return domains.primary.endsWith(".localhost")
    ? `http://${domains.primary}:${environment.port}`
    : `https://${domains.primary}`;
}
