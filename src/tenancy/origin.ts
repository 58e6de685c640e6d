import { PREVIEW_PARAMETER } from "@/contract/tenant/signed-tokens";
import type { Tenant } from "@/contract/tenant/tenant";
import { draftOf } from "./draft-tenant";
import { environment } from "./environment";
import { isLocalHost } from "./hostname";

/** The address that a partner's pages have when they are live: what canonical links name, a draft's too. */
export const storefrontOrigin = ({ domains }: Pick<Tenant, "domains">): string => originOf(domains.primary);

/** The origin that names a partner to the backend: a draft may have domains that nobody knows yet. */
export const callingOrigin = (tenant: Tenant): string =>
  draftOf(tenant) ? previewOrigin(tenant.id) : storefrontOrigin(tenant);

const previewOrigin = (partnerId: string): string =>
  originOf(`${partnerId}.preview.${environment.platformHost}`);

/** A preview's link. */
export const previewAddress = (partnerId: string, token: string): string =>
  `${previewOrigin(partnerId)}/?${PREVIEW_PARAMETER}=${token}`;

/** A host as this deployment is reached by it: hosts of this machine have the storefront's own port. */
export const originOf = (host: string): string =>
  isLocalHost(host) ? `http://${host}:${environment.publicPort}` : `https://${host}`;
