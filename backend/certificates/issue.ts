import { X509Certificate } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Logger } from "pino";
import type { CertificateFailure } from "@/contract/tenant/domain-states";
import type { Database } from "../db/client";
import { acmeAccounts, type CertificateRow, certificates } from "../db/schema/certificates";
import type { Sealing } from "../lib/sealed";
import { refuseElsewhere } from "./answers-here";
import { type Authority, type AuthoritySettings, openAuthority } from "./authority";
import { CertificateError } from "./failures";
import { type Issued, obtain } from "./order";
import { planRenewal } from "./renewal";

/** One process works at a name for so long at most; what it has not ended is continued by the next job. */
const LEASE_MS = 30_000;
const WORK_MS = 15_000;
const CONTINUE_MS = 5000;
/** After the first failure, the second and so on: at most four in an hour, as authorities count them. */
const PAUSES_MS = [60_000, 300_000, 900_000, 3_600_000, 3 * 3_600_000];
/** After these an order is of no more use. */
const ENDS_ORDER = new Set<CertificateFailure>(["authority-refuses", "bad-certificate", "key"]);
/** The authority takes no more for now. */
const IS_FULL = new Set<CertificateFailure>(["limit", "rate-limited"]);
/** So often one authority is asked before the other one. */
const TRIES_AN_AUTHORITY = 3;

export interface IssueContext {
  db: Database;
  sealing: Sealing;
  now: () => Date;
  log: Logger;
  authorities: AuthoritySettings[];
  /** Whether domains are compared with an address of ours; else the name itself is asked before an order is spent on it. */
  hasTarget: boolean;
  random?: () => number;
}

/** Works at one name's certificate, alone. Failures are written down and tried again later; only bugs are thrown. */
export async function issue(context: IssueContext, host: string): Promise<void> {
  const row = await lease(context, host);
  if (!row) return;
  try {
    await workAt(context, row);
  } catch (error) {
    if (!(error instanceof CertificateError)) {
      await write(context.db, host, { leasedUntil: null });
      throw error;
    }
    // It is registered again, with the same key.
    if (error.problem === "accountDoesNotExist")
      await context.db.update(acmeAccounts).set({ url: null }).where(isAccountFor(context, row));
    await writeFailure(context, row, error);
  }
}

async function workAt(context: IssueContext, row: CertificateRow): Promise<void> {
  const { db, now } = context;
  if (!isDue(row, now())) return write(db, row.host, { leasedUntil: null });
  const authority = await openAuthority(context, authorityFor(context, row));
  if (!(await isToRenew(context, authority, row))) return;
  if (!context.hasTarget && !row.openOrder) await refuseElsewhere(db, { host: row.host, now: now() });
  const signal = AbortSignal.timeout(WORK_MS);
  const issued = await obtain({ ...context, signal }, authority, row);
  if (issued) return writeIssued(context, authority, { row, issued });
  await write(db, row.host, { nextTryAt: later(now(), CONTINUE_MS), leasedUntil: null });
}

const isDue = ({ chain, renewAt, askAt }: CertificateRow, now: Date): boolean =>
  chain === null || (renewAt !== null && renewAt <= now) || (askAt !== null && askAt <= now);

/** A revoked certificate is renewed at once: its authority then says so when it is asked. */
async function isToRenew(
  { db, now, random }: IssueContext,
  { directory, renewalInfo }: Authority,
  row: CertificateRow,
): Promise<boolean> {
  const { host, chain, renewAt } = row;
  if (chain === null || (renewAt !== null && renewAt <= now())) return true;
  const plan =
    row.directory === directory
      ? await planRenewal(chain, renewalInfo, { now: now(), random })
      : { renewAt, askAt: null };
  const isNow = plan.renewAt !== null && plan.renewAt <= now();
  await write(db, host, isNow ? plan : { ...plan, leasedUntil: null, nextTryAt: now() });
  return isNow;
}

async function writeIssued(
  { db, now, random, log }: IssueContext,
  { directory, renewalInfo }: Authority,
  { row: { host }, issued: { chain, sealedKey } }: { row: CertificateRow; issued: Issued },
): Promise<void> {
  const at = now();
  const plan = await planRenewal(chain, renewalInfo, { now: at, random });
  await write(db, host, {
    ...{ ...plan, chain, directory, key: sealedKey, issuedAt: at, expiresAt: expiryOf(chain) },
    ...{ openOrder: null, nextTryAt: at, leasedUntil: null },
    ...{ failures: 0, failingSince: null, failure: null, detail: null },
  });
  log.info({ host, directory }, "a certificate was issued");
}

async function writeFailure(context: IssueContext, row: CertificateRow, error: CertificateError) {
  const { db, now, log, authorities } = context;
  const { host, failingSince } = row;
  const { failure, detail, retryAt } = error;
  const at = now();
  const pause = later(at, PAUSES_MS[Math.min(row.failures, PAUSES_MS.length - 1)] ?? 0);
  const isForOther = IS_FULL.has(failure) && authorities.length > 1;
  const failures = isForOther ? nextAuthority(row.failures) : row.failures + 1;
  await write(db, host, {
    ...{ failures, failure, detail: detail.slice(0, 500), failingSince: failingSince ?? at },
    nextTryAt: retryAt && retryAt > pause && !isForOther ? retryAt : pause,
    leasedUntil: null,
    // Any other order is continued, or found to be invalid.
    ...(ENDS_ORDER.has(failure) ? { openOrder: null } : {}),
  });
  log.warn({ host, err: error, failures }, "a certificate was not issued");
}

/** The first failure count at which the other one is asked. */
const nextAuthority = (failures: number): number =>
  (Math.floor(failures / TRIES_AN_AUTHORITY) + 1) * TRIES_AN_AUTHORITY;

/** Null where another process works at it, or the name is gone. */
async function lease({ db, now }: IssueContext, host: string): Promise<CertificateRow | undefined> {
  const isFree = or(isNull(certificates.leasedUntil), lt(certificates.leasedUntil, now()));
  const [row] = await db
    .update(certificates)
    .set({ leasedUntil: later(now(), LEASE_MS) })
    .where(and(eq(certificates.host, host), isFree))
    .returning();
  return row;
}

const authorityFor = ({ authorities }: IssueContext, { failures }: CertificateRow): AuthoritySettings => {
  const settings = authorities[Math.floor(failures / TRIES_AN_AUTHORITY) % authorities.length];
  if (!settings) throw new Error("no authority is set");
  return settings;
};

const isAccountFor = (context: IssueContext, row: CertificateRow) =>
  eq(acmeAccounts.directory, authorityFor(context, row).directory);

async function write(db: Database, host: string, set: Partial<CertificateRow>): Promise<void> {
  await db.update(certificates).set(set).where(eq(certificates.host, host));
}

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const expiryOf = (chain: string): Date => new X509Certificate(chain).validToDate;
