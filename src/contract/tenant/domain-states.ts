import { z } from "zod";

/** Why a name has no certificate. */
export const CERTIFICATE_FAILURES = [
  "dns",
  "connection",
  "wrong-answer",
  "caa",
  "rate-limited",
  "limit",
  "rejected",
  "authority-away",
  "authority-refuses",
  "clock",
  "bad-certificate",
  "key",
] as const;
export type CertificateFailure = (typeof CERTIFICATE_FAILURES)[number];

/**
 * Where a domain stands. waiting: its proof is missing. proven: it is ours to serve, and does not point here yet. ordered: its
 * certificate is on the way. live: it is served, with a certificate where they are issued here. renewing: live, and its
 * next certificate is on the way. failing: something that had worked, or should, does not. ending: it was removed, and is
 * served for a day more.
 */
const DOMAIN_STAGES = ["waiting", "proven", "ordered", "live", "renewing", "failing", "ending"] as const;
export type DomainStage = (typeof DOMAIN_STAGES)[number];

const domainStateSchema = z.object({
  host: z.string(),
  /** In its own letters: `소담.한국`. */
  name: z.string(),
  partnerId: z.string(),
  isPrimary: z.boolean(),
  stage: z.enum(DOMAIN_STAGES),
  /** Visitors are served, also while it fails. */
  isServed: z.boolean(),
  /** Why it stands there, in words for the platform's team. */
  reason: z.string().nullable(),
  /** Of a certificate that is not there. */
  failure: z.enum(CERTIFICATE_FAILURES).nullable(),
  failingSince: z.iso.datetime().nullable(),
  checkedAt: z.iso.datetime().nullable(),
  /** Of its certificate; null without one, and where another platform has them. */
  expiresAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
});
export type DomainState = z.infer<typeof domainStateSchema>;

/** A record as it should be and as it is. */
const domainRecordSchema = z.object({
  type: z.enum(["A", "AAAA", "CNAME", "TXT"]),
  name: z.string(),
  value: z.string(),
  /** What DNS says now; null where it does not answer. */
  found: z.array(z.string()).nullable(),
  isSet: z.boolean(),
});
export const domainWithRecordsSchema = domainStateSchema.extend({ records: z.array(domainRecordSchema) });
export type DomainWithRecords = z.infer<typeof domainWithRecordsSchema>;
