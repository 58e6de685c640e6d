import type { Tenant } from "@/contract/tenant/tenant";
import type { Environment } from "../lib/environment";
import { isLocal } from "./host";

/** Where a clinic's own site is: https, on this machine http at the storefront's port. */
export const clinicOrigin = (
  { domains }: Pick<Tenant, "domains">,
  { PORT }: Pick<Environment, "PORT">,
): string => (isLocal(domains.primary) ? `http://${domains.primary}:${PORT}` : `https://${domains.primary}`);
