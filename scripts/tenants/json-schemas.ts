import { z } from "zod";
import { contentSchema } from "@/contract/tenant/content";
import { tenantSchema } from "@/contract/tenant/tenant";

/** What `tenant.json` and `content/*.json` name as their `$schema`, seen from where they lie. */
export const SCHEMA_REFERENCES = {
  tenant: "../tenant.schema.json",
  content: "../../content.schema.json",
} as const;

/** Files of `tenants/` by name: JSON schemas by which an editor completes and checks a tenant's files. */
export function jsonSchemas(): Record<string, string> {
  // A content folder is one thing in several files, so that each file may hold any part of it.
  const contentFileSchema = contentSchema.partial().extend({ $schema: z.string().optional() });
  return {
    "tenant.schema.json": toText(tenantSchema, "A partner's configuration"),
    "content.schema.json": toText(contentFileSchema, "A part of a partner's first content"),
  };
}

function toText(schema: z.ZodType, title: string): string {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    override: ({ jsonSchema }) => {
      // Validation drops fields that it does not know; an editor has to underline them, they are slips.
      if (jsonSchema.properties) jsonSchema.additionalProperties ??= false;
    },
  });
  return `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`;
}
