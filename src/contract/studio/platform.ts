import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { daySchema, instantSchema, listOf, oneOf } from "../api/values";
import { deployStatusSchema } from "../tenant/deploy-status";
import { partnerIdSchema } from "../tenant/tenant";

export const CLINIC_FILTERS = ["all", "open", "preparing", "attention"] as const;
export type ClinicFilter = (typeof CLINIC_FILTERS)[number];
export const CLINICS_PAGE_SIZE = 30;

const clinicSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The clinic's accent, `#8a5a2b`. */
  color: z.string(),
  state: deployStatusSchema,
  /** The primary one first. */
  domains: z.array(
    z.object({
      host: z.string(),
      /** In its own letters: `소담.한국`. */
      name: z.string(),
      isPrimary: z.boolean(),
      state: z.enum(["pending", "live", "failing"]),
      /** Why it is not live. */
      reason: z.string().nullable(),
    }),
  ),
  /** Of the configuration; null: never published since versions exist. */
  version: z.int().nullable(),
  publishedAt: instantSchema,
  /** Things that wait to be published. */
  drafts: z.int().nonnegative(),
  /** Unexpected ones of the last 24 hours. */
  errors: z.int().nonnegative(),
  /** When the last reservation was made; null: none yet. */
  lastReservationAt: instantSchema.nullable(),
});
export type PlatformClinic = z.infer<typeof clinicSchema>;

const summarySchema = z.object({
  /** Clinics of each filter, whatever is searched for. */
  counts: z.record(z.enum(CLINIC_FILTERS), z.int().nonnegative()),
  /** Of the last 24 hours. */
  errors: z.int().nonnegative(),
  reservations: z.int().nonnegative(),
  domains: z.object({
    live: z.int().nonnegative(),
    pending: z.int().nonnegative(),
    failing: z.int().nonnegative(),
  }),
});
export type PlatformSummary = z.infer<typeof summarySchema>;

/** Switches of a site that can be set at many clinics at once, by their name in `homepageConfig`. */
export const BULK_FEATURES = [
  "hasPriceView",
  "isIncludeVat",
  "isForceReservation",
  "reservationConfirm",
  "useMedicalCharge",
  "useWidget",
] as const;

export const bulkChangeSchema = z.discriminatedUnion("type", [
  /** A new version of the term with this slug. */
  z.object({
    type: z.literal("term"),
    slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/),
    version: z.string().trim().min(1).max(40),
    effectiveAt: daySchema,
    contentHtml: z.string().trim().min(1).max(200_000),
  }),
  /** The line at the foot of every page; null: none. */
  z.object({ type: z.literal("footer"), caution: z.string().trim().min(1).max(200).nullable() }),
  z.object({ type: z.literal("feature"), name: z.enum(BULK_FEATURES), isOn: z.boolean() }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;

/** drafted: waits for the clinic to publish it. held: somebody else's draft of the same thing stands there. */
export const BULK_OUTCOMES = ["drafted", "same", "held", "refused"] as const;

const bulkRowSchema = z.object({
  clinic: z.string(),
  name: z.string(),
  outcome: z.enum(BULK_OUTCOMES),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Why it is held or refused. */
  why: z.string().nullable(),
});
export type BulkRow = z.infer<typeof bulkRowSchema>;

const clinicParams = z.object({ clinic: partnerIdSchema });
const reasonSchema = z.string().trim().min(2, "이유를 적어 주세요.").max(200);

/**
 * For the platform's team, of every clinic, and for agencies, of theirs: anybody else meets a 403. Nothing here shows a
 * customer.
 */
export const studioPlatformContract = defineContract({
  /** By name. */
  "GET /studio/platform/clinics": {
    query: z.object({
      filter: z.enum(CLINIC_FILTERS).default("all"),
      /** Part of an id, name or domain. */
      search: z.string().trim().max(80).default(""),
      page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
    }),
    response: listOf(clinicSchema).extend({ summary: summarySchema }),
  },
  /**
   * Of the platform's team: opens a clinic for an hour with the rights of its agency, and no customer in sight. Its
   * owners see who, when and why.
   */
  "POST /studio/platform/clinics/:clinic/visit": {
    params: clinicParams,
    body: z.object({ reason: reasonSchema }),
    response: oneOf(z.object({ endsAt: instantSchema })),
  },
  /** Leaves it before that. */
  "DELETE /studio/platform/clinics/:clinic/visit": { params: clinicParams, response: z.object({}) },
  /**
   * One change as a draft of each clinic, each of which publishes it or does not. A trial says what would change. Of the
   * platform's team each clinic is visited for it, with the reason. 404 for a clinic that is not theirs; nothing is
   * drafted then.
   */
  "POST /studio/platform/bulk-changes": {
    body: z.object({
      clinics: z.array(partnerIdSchema).min(1).max(50),
      change: bulkChangeSchema,
      reason: reasonSchema,
      isTrial: z.boolean(),
    }),
    response: listOf(bulkRowSchema),
  },
});
