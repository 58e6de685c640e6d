import { z } from "zod";
import * as authAndCustomer from "@/contract/api/auth-and-customer";
import * as boards from "@/contract/api/boards";
import * as cart from "@/contract/api/cart";
import * as content from "@/contract/api/content";
import * as customerBoards from "@/contract/api/customer-boards";
import * as error from "@/contract/api/error";
import * as events from "@/contract/api/events";
import * as help from "@/contract/api/help";
import * as introduction from "@/contract/api/introduction";
import * as links from "@/contract/api/links";
import * as partnerAndTerms from "@/contract/api/partner-and-terms";
import * as popups from "@/contract/api/popups";
import * as products from "@/contract/api/products";
import * as reservations from "@/contract/api/reservations";
import * as results from "@/contract/api/results";
import * as stories from "@/contract/api/stories";

/** The part of JSON Schema (2020-12) that the contract uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

const modules = [
  authAndCustomer,
  boards,
  cart,
  content,
  customerBoards,
  error,
  events,
  help,
  introduction,
  links,
  partnerAndTerms,
  popups,
  products,
  reservations,
  results,
  stories,
];

/** Schemas that responses reference by name: `productSummarySchema` is `ProductSummary`. */
const named = z.registry<{ id: string }>();
for (const [name, schema] of modules.flatMap((module) => Object.entries(module)))
  if (schema instanceof z.ZodObject && name.endsWith("Schema"))
    named.add(schema, { id: componentName(name) });

function componentName(exported: string): string {
  return exported.charAt(0).toUpperCase() + exported.slice(1, -"Schema".length);
}

const COMPONENTS = "#/components/schemas/";

/** The input type, before defaults, without references. */
export function requestSchema(schema: z.ZodType): JsonSchema {
  return convert(schema, { io: "input" }).schema;
}

/** The output type; named schemas are added to `components` and referenced. */
export function responseSchema(schema: z.ZodType, components: Record<string, JsonSchema>): JsonSchema {
  const converted = convert(schema, { io: "output", metadata: named });
  Object.assign(components, converted.definitions);
  return converted.schema;
}

function convert(schema: z.ZodType, params: Parameters<typeof z.toJSONSchema>[1]) {
  const json = z.toJSONSchema(schema, {
    ...params,
    unrepresentable: "any",
    // The format makes zod's pattern redundant.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  const text = JSON.stringify(json).replaceAll('"#/$defs/', `"${COMPONENTS}`);
  const {
    $schema: _,
    $defs: definitions = {},
    ...own
  } = JSON.parse(text) as JsonSchema & {
    $schema?: string;
    $defs?: Record<string, JsonSchema & { id?: string }>;
  };
  for (const definition of Object.values(definitions)) delete definition.id;
  return { schema: withoutId(own), definitions };
}

/** A named schema is written out where it is the root. */
function withoutId(schema: JsonSchema & { id?: string }): JsonSchema {
  const { id: _, ...rest } = schema;
  return rest;
}

export const referredName = ({ $ref }: JsonSchema): string | undefined =>
  $ref?.startsWith(COMPONENTS) ? $ref.slice(COMPONENTS.length) : undefined;
