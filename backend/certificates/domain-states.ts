import { asc, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import {
  CERTIFICATE_FAILURES,
  type DomainStage,
  type DomainState,
  type DomainWithRecords,
} from "@/contract/tenant/domain-states";
import type { Database } from "../db/client";
import { type CertificateRow, certificates } from "../db/schema/certificates";
import { domains } from "../db/schema/domains";
import { recordsToSet } from "../tenancy/check-domains";
import { DnsError, type DnsResolver } from "../tenancy/dns-resolver";
import type { DnsRecord } from "../tenancy/domain-provider";
import { inOwnLetters } from "../tenancy/host-names";
import type { Tenancy } from "../tenancy/tenancy";
import { FAILURE_WORDS } from "./failures";

type DomainRow = typeof domains.$inferSelect;
type Certificate = Pick<CertificateRow, "expiresAt" | "renewAt" | "failure" | "detail" | "failingSince">;

interface Question {
  now: Date;
  isIssuing: boolean;
}

/**
 * Where each domain stands, the primary ones first, from the database alone; without ids, of every clinic.
 */
export async function listDomainStates(
  db: Database,
  { partnerIds, ...question }: Question & { partnerIds?: string[] },
): Promise<DomainState[]> {
  const { expiresAt, renewAt, failure, detail, failingSince } = certificates;
  const rows = await db
    .select({
      domain: getTableColumns(domains),
      certificate: { expiresAt, renewAt, failure, detail, failingSince },
    })
    .from(domains)
    .leftJoin(certificates, eq(certificates.host, domains.host))
    .where(partnerIds && inArray(domains.partnerId, partnerIds))
    .orderBy(asc(domains.partnerId), desc(domains.isPrimary), asc(domains.host));
  return rows.map(({ domain, certificate }) => stateOf(domain, certificate, question));
}

/** Asks DNS what each of them has now. */
export const readRecords = (
  tenancy: Pick<Tenancy, "db" | "rules" | "domainProvider" | "resolver">,
  states: DomainState[],
): Promise<DomainWithRecords[]> =>
  Promise.all(
    states.map(async (state) => {
      const wanted = await recordsToSet(tenancy, state);
      return { ...state, records: await Promise.all(wanted.map((one) => compare(tenancy.resolver, one))) };
    }),
  );

/** What a domain and its certificate come to. */
export function stateOf(domain: DomainRow, certificate: Certificate | null, question: Question): DomainState {
  const { host, partnerId, isPrimary, verifiedAt, checkedAt, endsAt } = domain;
  const stage = stageOf(domain, certificate, question);
  const isCertificates = domain.state === "live" && stage !== "live";
  const failure = CERTIFICATE_FAILURES.find((each) => each === certificate?.failure) ?? null;
  const words =
    failure && `${FAILURE_WORDS[failure]}${certificate?.detail ? ` (${certificate.detail})` : ""}`;
  const since = isCertificates ? certificate?.failingSince : domain.failingSince;
  return {
    ...{ host, name: inOwnLetters(host), partnerId, isPrimary, stage },
    isServed: verifiedAt !== null,
    reason: isCertificates ? words : domain.reason,
    failure: isCertificates ? failure : null,
    failingSince: stage === "failing" ? isoOf(since) : null,
    checkedAt: isoOf(checkedAt),
    expiresAt: isoOf(certificate?.expiresAt),
    endsAt: isoOf(endsAt),
  };
}

function stageOf(domain: DomainRow, certificate: Certificate | null, question: Question): DomainStage {
  const { state, verifiedAt, endsAt } = domain;
  if (endsAt) return "ending";
  if (state === "failing") return "failing";
  if (state === "pending") return verifiedAt ? "proven" : "waiting";
  return question.isIssuing && hasPublicName(domain) ? certificateStage(certificate, question) : "live";
}

function certificateStage(certificate: Certificate | null, { now }: Question): DomainStage {
  if (!certificate) return "ordered";
  const { expiresAt, renewAt, failure } = certificate;
  const isFailing = failure !== null && failure !== "limit";
  if (!expiresAt) return isFailing ? "failing" : "ordered";
  if (expiresAt <= now || isFailing) return "failing";
  return renewAt && renewAt <= now ? "renewing" : "live";
}

/** No authority issues for this machine's own names. */
const hasPublicName = ({ host }: DomainRow): boolean => host.includes(".") && !host.endsWith(".localhost");

async function compare(
  resolver: DnsResolver,
  record: DnsRecord,
): Promise<DomainWithRecords["records"][number]> {
  const { type, name, value } = record;
  try {
    const found = await LOOK_UP[type](resolver, name);
    const isSet = found.includes(value) || (type === "CNAME" && (await leadsTo(resolver, name, value)));
    return { ...record, found, isSet };
  } catch (error) {
    if (!(error instanceof DnsError)) throw error;
    return { ...record, found: null, isSet: false };
  }
}

const LOOK_UP: Record<DnsRecord["type"], (resolver: DnsResolver, name: string) => Promise<string[]>> = {
  A: ({ addresses }, name) => addresses(name),
  AAAA: ({ addresses6 }, name) => addresses6(name),
  TXT: ({ texts }, name) => texts(name),
  CNAME: async ({ aliases, addresses }, name) => {
    const names = await aliases(name);
    return names.length > 0 ? names : addresses(name);
  },
};

/** Some name servers answer with the address of what a CNAME leads to. */
async function leadsTo({ addresses }: DnsResolver, name: string, target: string): Promise<boolean> {
  const [found, wanted] = await Promise.all([addresses(name), addresses(target)]);
  return found.some((one) => wanted.includes(one));
}

const isoOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;
