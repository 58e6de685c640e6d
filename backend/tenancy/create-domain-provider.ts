import type { Environment } from "../environment";
import type { DnsResolver } from "./dns-resolver";
import type { DomainProvider } from "./domain-provider";
import { OwnServers } from "./own-servers";
import { createVercelApi } from "./vercel-api";
import { VercelDomains } from "./vercel-domains";

/** Vercel's project where VERCEL_PROJECT_ID names one, else servers of one's own. */
export function createDomainProvider(environment: Environment, resolver: DnsResolver): DomainProvider {
  const api = createVercelApi(environment);
  const { VERCEL_PROJECT_ID: project, DOMAIN_ADDRESS: address, DOMAIN_CNAME: cname } = environment;
  return api && project ? new VercelDomains(api, project) : new OwnServers(resolver, { address, cname });
}
