import { z } from "zod";
import { contentSchema } from "@/contract/tenant/content";
import { tenantSchema } from "@/contract/tenant/tenant";

/** The `$schema` of `tenant.json` and `content/*.json`, as relative paths. */
export const SCHEMA_REFERENCES = {
  tenant: "../tenant.schema.json",
  content: "../../content.schema.json",
} as const;

/** Files of `tenants/` by name: JSON schemas of a tenant's files, for editors. */
export function jsonSchemas(): Record<string, string> {
  // Each file of a content folder may have any part of the content.
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
      // Validation drops unknown fields; an editor should mark them as typos.
      if (jsonSchema.properties) jsonSchema.additionalProperties ??= false;
    },
  });
  return `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`;
}
