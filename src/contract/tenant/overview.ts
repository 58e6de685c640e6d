import { z } from "zod";
import { deployStatusSchema } from "./deploy-status";

/** The query of `GET /tenancy/overview`. */
export const overviewQuerySchema = z.object({
  page: z.coerce.number<string>().int().min(1).max(100_000).default(1),
  /** Part of an id, name or host; empty: all. */
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
      /** live: proven, and its records point here. A proven domain is served while failing, too. */
      state: z.enum(["pending", "live", "failing"]),
      /** Why it is not live. */
      reason: z.string().nullable(),
    }),
  ),
  /** Null when it was published before versions existed. */
  version: z.int().nullable(),
  publishedAt: z.iso.datetime(),
  /** Of the live configuration. */
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
  /** Empty: no partner's. */
  partnerId: z.string(),
  call: z.string(),
  count: z.int(),
  /** The last hour in which it happened. */
  lastHour: z.iso.datetime(),
});

/** The state of the platform, for its team; needs a token of `signTenancyPass`. */
export const overviewAnswerSchema = z.object({
  row: z.object({
    partners: z.array(overviewPartnerSchema),
    /** Of all pages. */
    partnerCount: z.int(),
    edgeConfig: z.object({ items: z.int(), bytes: z.int(), limitBytes: z.int() }),
    /** The most frequent of the last day. */
    errors: z.array(overviewErrorSchema),
  }),
});
export type Overview = z.infer<typeof overviewAnswerSchema>["row"];

/** Error counts of a storefront: `POST /tenancy/errors`, with a token of `signTenancyPass`. */
export const errorReportSchema = z.object({
  errors: z
    .array(
      z.object({
        /** The host of the page; empty: of no partner. */
        host: z.string().max(253),
        call: z.string().min(1).max(200),
        count: z.int().min(1).max(1_000_000),
      }),
    )
    .max(200),
});
