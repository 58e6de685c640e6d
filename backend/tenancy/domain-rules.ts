import type { Tenant } from "@/contract/tenant/tenant";
import type { Environment } from "../lib/environment";
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

/** Below the platform's own domain or on this machine: needs no proof, and points here already. */
export const isInternal = (host: string, { platformHost }: DomainRules): boolean =>
  isLocal(host) || host.endsWith(`.${platformHost}`);

export const needsProof = (host: string, rules: DomainRules): boolean =>
  rules.isProofRequired && !isInternal(host, rules);

/** At Vercel the platform itself has certificates. */
export const issuesCertificates = (
  environment: Pick<Environment, "ACME_DIRECTORY" | "VERCEL_PROJECT_ID">,
): boolean => environment.ACME_DIRECTORY !== undefined && !environment.VERCEL_PROJECT_ID;

/** Hosts of the platform's page and of previews, which no tenant can have. */
export const isReserved = (host: string, { platformHost }: DomainRules): boolean =>
  host === platformHost || host.endsWith(`.preview.${platformHost}`);

/**
 * The tenant with only its proven domains. While a new primary domain is unproven the one before stays, so that no visitor
 * is redirected to a domain that does not work.
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
