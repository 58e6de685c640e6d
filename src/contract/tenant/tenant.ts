import { z } from "zod";
import { deployStatusSchema } from "./deploy-status";
import { homeBlockSchema } from "./home-blocks";
import { homepageConfigSchema } from "./homepage-config";
import { layoutSchema } from "./layout";
import { messagesConfigSchema } from "./messages-config";
import { partnerInformationSchema, partnerMarketingInfoSchema } from "./partner";
import { themeSchema } from "./theme";

/** Used in paths, tags and Edge Config keys. */
export const partnerIdSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/, "lower case letters, digits and hyphens");

/** A host name as a Host header carries it: lower case, ASCII (punycode), no port, no trailing dot. */
export const hostnameSchema = z
  .string()
  .max(253)
  .regex(
    /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/,
    "a lower-case ASCII host name, e.g. xn--…",
  );

/** `tenants/<id>/tenant.json`: the configuration of one partner's site. */
export const tenantSchema = z
  .object({
    $schema: z.string().optional(),
    id: partnerIdSchema.describe("The folder's name; paths, tags and previews name the partner by it."),
    deployStatus: deployStatusSchema
      .default("deployed")
      .describe("preparing: every path shows /ready. closed: every path shows /goodbye."),
    domains: z.object({
      primary: hostnameSchema.describe(
        "The host that visitors see, ASCII: 루미에르.한국 is written xn--2s2b2jl8d96p.xn--3e0b707e.",
      ),
      aliases: z
        .array(hostnameSchema)
        .default([])
        .describe("Other hosts; each answers with a redirect to the primary one."),
    }),
    partnerInformation: partnerInformationSchema,
    partnerMarketingInfo: partnerMarketingInfoSchema.prefault({}),
    homepageConfig: homepageConfigSchema.prefault({}),
    messages: messagesConfigSchema.prefault({}),
    layout: layoutSchema,
    home: z
      .array(homeBlockSchema)
      .default([])
      .describe("The home page's blocks from top to bottom; none: an order by homepageType."),
    theme: themeSchema.prefault({}),
  })
  .refine((tenant) => tenant.partnerInformation.id === tenant.id, {
    path: ["partnerInformation", "id"],
    error: "must be the tenant's id",
  })
  .refine((tenant) => !tenant.domains.aliases.includes(tenant.domains.primary), {
    path: ["domains", "aliases"],
    error: "must not name the primary domain",
  })
  .refine(({ domains: { aliases } }) => new Set(aliases).size === aliases.length, {
    path: ["domains", "aliases"],
    error: "must not name a domain twice, in whatever spelling",
  });
export type Tenant = z.infer<typeof tenantSchema>;
export type TenantFile = z.input<typeof tenantSchema>;
