import type { Tenant } from "@/contract/tenant/tenant";
import type { Environment } from "../environment";
import { isLocal } from "./host";
import { hostFields } from "./tenant-files";

export interface DomainRules {
  platformHost: string;
  isProofRequired: boolean;
}

export const NO_PROOF: DomainRules = { platformHost: "localhost", isProofRequired: false };

export const domainRulesOf = ({ PLATFORM_HOST, DOMAIN_PROOF }: Environment): DomainRules => ({
  platformHost: PLATFORM_HOST,
  isProofRequired: DOMAIN_PROOF === "required",
});

/** What is below the platform's own domain, or on this machine, is nobody else's, and leads here already. */
export const isOurs = (host: string, { platformHost }: DomainRules): boolean =>
  isLocal(host) || host.endsWith(`.${platformHost}`);

export const needsProof = (host: string, rules: DomainRules): boolean =>
  rules.isProofRequired && !isOurs(host, rules);

/** Hosts that lead to the platform's page and to previews, whatever a tenant's file says. */
export const isPlatforms = (host: string, { platformHost }: DomainRules): boolean =>
  host === platformHost || host.endsWith(`.preview.${platformHost}`);

/**
 * A tenant as it can be served: with the domains that are proven. A primary domain that is not yet keeps the one before in
 * its place, so that nobody is led to a site that is not there.
 */
export function servedTenant(wanted: Tenant, proven: Set<string>, primaryBefore: string | null): Tenant {
  const served = hostFields(wanted)
    .map(({ host }) => host)
    .filter((host) => proven.has(host));
  const [first] = served;
  if (!first) return wanted;
  const primary =
    first === wanted.domains.primary || !primaryBefore || !served.includes(primaryBefore)
      ? first
      : primaryBefore;
  return { ...wanted, domains: { primary, aliases: served.filter((host) => host !== primary) } };
}
