import type { Database, DatabaseHandle } from "../db/client";
import type { Environment } from "../environment";
import { createStorage } from "../providers/create-storage";
import type { FileStorage } from "../providers/storage";
import type { Storefront } from "../revalidation/send-tags";
import { storefrontsOf } from "../revalidation/storefronts";
import { createDomainProvider } from "./create-domain-provider";
import { createResolver, type DnsResolver } from "./dns-resolver";
import type { DomainProvider } from "./domain-provider";
import { type DomainRules, domainRulesOf } from "./domain-rules";
import { createEdgeStore, type EdgeStore } from "./edge-store";
import { createPublishLock, type PublishLock } from "./publish-lock";

/** What taking on, publishing and removing partners stands on, in whichever process has the database. */
export interface Tenancy {
  db: Database;
  now: () => Date;
  lock: PublishLock;
  /** Null where the backend's own endpoint is Edge Config. */
  edgeStore: EdgeStore | null;
  storefronts: Storefront[];
  /** Visitors' files: those of a partner go with it. */
  storage: FileStorage;
  rules: DomainRules;
  resolver: DnsResolver;
  domainProvider: DomainProvider;
  /** What a link to a preview is made of. */
  previews: Pick<Environment, "PREVIEW_SECRET" | "PLATFORM_HOST" | "PORT">;
  /** Ends waiting, when the process is to end. */
  ending: AbortSignal;
}

/** Says what is being done, one line at a time. */
export type Progress = (line: string) => void;

interface TenancyOptions {
  now: () => Date;
  /** Where none is given, the one that the environment names. */
  storage?: FileStorage;
  ending?: AbortSignal;
}

export function createTenancy(
  environment: Environment,
  { db, pool }: DatabaseHandle,
  { now, storage, ending = new AbortController().signal }: TenancyOptions,
): Tenancy {
  const resolver = createResolver(environment);
  return {
    db,
    now,
    lock: createPublishLock(pool),
    edgeStore: createEdgeStore(environment),
    storefronts: storefrontsOf(environment),
    storage: storage ?? createStorage(environment),
    rules: domainRulesOf(environment),
    resolver,
    domainProvider: createDomainProvider(environment, resolver),
    previews: environment,
    ending,
  };
}
