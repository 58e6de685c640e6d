import { z } from "zod";
import { deployStatusSchema } from "./deploy-status";

/** What `GET /tenancy/overview` is asked: a page of the partners that a word names. */
export const overviewQuerySchema = z.object({
  page: z.coerce.number<string>().int().min(1).max(100_000).default(1),
  /** A part of an id, a name or a host; empty: all. */
  keyword: z.string().max(80).default(""),
});
export const OVERVIEW_PAGE_SIZE = 30;

const overviewPartnerSchema = z.object({
  id: z.string(),
  displayName: z.string(),
  deployStatus: deployStatusSchema,
  hosts: z.array(
    z.object({
      host: z.string(),
      isPrimary: z.boolean(),
      /** Live: proven, and its records lead here. What was proven once is served also while it fails. */
      state: z.enum(["pending", "live", "failing"]),
      /** Why it is not live. */
      reason: z.string().nullable(),
    }),
  ),
  /** Of the live configuration; null where it was published before there were versions. */
  version: z.int().nullable(),
  publishedAt: z.iso.datetime(),
  /** What names the live configuration. */
  digest: z.string(),
  draft: z.object({ publishedAt: z.iso.datetime(), publishedBy: z.string(), digest: z.string() }).nullable(),
  /** Of its item in Edge Config, as JSON. */
  itemBytes: z.int(),
  /** Within the last day. */
  errorCount: z.int(),
});
export type OverviewPartner = z.infer<typeof overviewPartnerSchema>;

const overviewErrorSchema = z.object({
  source: z.enum(["backend", "storefront"]),
  /** Empty: nobody's. */
  partnerId: z.string(),
  call: z.string(),
  count: z.int(),
  /** The last hour in which it happened. */
  lastHour: z.iso.datetime(),
});

/** The state of the platform, for whoever runs it; told with a pass alone. */
export const overviewAnswerSchema = z.object({
  row: z.object({
    partners: z.array(overviewPartnerSchema),
    /** Of all that the word names, on every page. */
    partnerCount: z.int(),
    edgeConfig: z.object({ items: z.int(), bytes: z.int(), limitBytes: z.int() }),
    /** The most frequent of the last day. */
    errors: z.array(overviewErrorSchema),
  }),
});
export type Overview = z.infer<typeof overviewAnswerSchema>["row"];

/** What a storefront tells of its own failures: `POST /tenancy/errors`, with a pass. */
export const errorReportSchema = z.object({
  errors: z
    .array(
      z.object({
        /** Whose page it was; empty: nobody's. */
        host: z.string().max(253),
        call: z.string().min(1).max(200),
        count: z.int().min(1).max(1_000_000),
      }),
    )
    .max(200),
});
export type ErrorReport = z.infer<typeof errorReportSchema>["errors"];
