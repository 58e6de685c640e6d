import type { Database, DatabaseHandle } from "../db/client";
import type { Environment } from "../lib/environment";
import { createStorage } from "../providers/create-storage";
import type { FileStorage } from "../providers/storage";
import type { Storefront } from "../revalidation/send-tags";
import { storefrontsOf } from "../revalidation/storefronts";
import { createResolver, type DnsResolver } from "./dns-resolver";
import type { DomainProvider } from "./domain-provider";
import { type DomainRules, domainRulesOf, issuesCertificates } from "./domain-rules";
import { createEdgeStore, type EdgeStore } from "./edge-store";
import { OwnServers } from "./own-servers";
import { createPublishLock, type PublishLock } from "./publish-lock";
import { createVercelApi } from "./vercel-api";
import { VercelDomains } from "./vercel-domains";

/** Dependencies of publishing and removing partners, in the process that has the database. */
export interface Tenancy {
  db: Database;
  now: () => Date;
  lock: PublishLock;
  /** Null when storefronts use the backend's own endpoint. */
  edgeStore: EdgeStore | null;
  storefronts: Storefront[];
  /** Hears how many seconds after it was asked for a partner's pages were purged everywhere. */
  onPurged: (seconds: number) => void;
  /** Visitors' files. */
  storage: FileStorage;
  rules: DomainRules;
  resolver: DnsResolver;
  domainProvider: DomainProvider;
  /** Whether each live domain gets a certificate here. */
  isIssuing: boolean;
  /** Settings of preview links. */
  previews: Pick<Environment, "PREVIEW_SECRET" | "PLATFORM_HOST" | "PORT">;
  /** Aborts waits at shutdown. */
  ending: AbortSignal;
}

export type Progress = (line: string) => void;

interface TenancyOptions {
  now: () => Date;
  /** By default the one of the environment. */
  storage?: FileStorage;
  ending?: AbortSignal;
  onPurged?: Tenancy["onPurged"];
}

export function createTenancy(
  environment: Environment,
  { db, pool }: Pick<DatabaseHandle, "db" | "pool">,
  { now, storage, ending = new AbortController().signal, onPurged = () => {} }: TenancyOptions,
): Tenancy {
  const resolver = createResolver(environment);
  return {
    db,
    now,
    lock: createPublishLock(pool),
    edgeStore: createEdgeStore(environment),
    storefronts: storefrontsOf(environment),
    onPurged,
    storage: storage ?? createStorage(environment),
    rules: domainRulesOf(environment),
    resolver,
    domainProvider: createDomainProvider(environment, resolver),
    isIssuing: issuesCertificates(environment),
    previews: environment,
    ending,
  };
}

/** Vercel's project where VERCEL_PROJECT_ID names one, else self-hosted servers. */
function createDomainProvider(environment: Environment, resolver: DnsResolver): DomainProvider {
  const api = createVercelApi(environment);
  const { VERCEL_PROJECT_ID: project, DOMAIN_CNAME: cname } = environment;
  const { DOMAIN_ADDRESS: address, DOMAIN_ADDRESS_V6: address6 } = environment;
  return api && project
    ? new VercelDomains(api, project)
    : new OwnServers(resolver, { address, address6, cname });
}
