import { apiContract } from "@/contract/api";
import type { EndpointSchemas } from "@/contract/api/endpoint";
import { errorBodySchema, IDEMPOTENCY_KEY_HEADER, TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { type CallNote, callNotes } from "./call-notes";
import { type JsonSchema, requestSchema, responseSchema } from "./json-schema";

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
}
interface Content {
  "application/json": { schema: JsonSchema };
}
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content: Content }>;
}
export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
}

const TENANT_HEADER: Parameter = {
  name: TENANT_ORIGIN_HEADER,
  in: "header",
  required: true,
  description: "The storefront's origin, which names the partner. An unknown one is a 400.",
  schema: { type: "string", format: "uri" },
};
const IDEMPOTENCY_HEADER: Parameter = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: "header",
  required: false,
  description:
    "The same request with the same key returns the existing row; another request with it is a 422.",
  schema: { type: "string", minLength: 1, maxLength: 200 },
};
const ERRORS: Record<string, string> = {
  400: "The request is malformed, one message a field; or a code or password in it is wrong.",
  401: "Not signed in, or the session has ended: the storefront logs the visitor out.",
  404: "Not found at this partner.",
  default:
    "409 taken meanwhile, 413 too large, 422 against a rule, 429 too many requests (Retry-After), 500 server error.",
};

/** OpenAPI 3.1 of every call of the contract. */
export function describeApi(url: string): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  schemas.ErrorBody = responseSchema(errorBodySchema, schemas);
  const notes: [string, Record<string, CallNote>][] = Object.entries(callNotes);
  const paths: OpenApiDocument["paths"] = {};
  for (const [key, endpoint] of Object.entries<EndpointSchemas>(apiContract)) {
    const [method = "", path = ""] = key.split(" ");
    const [heading, about] = notes.find(([, calls]) => Object.hasOwn(calls, key)) ?? ["Other", {}];
    const operation = describeCall(key, endpoint, about[key] ?? { summary: key }, schemas);
    const template = path.replace(/:(\w+)/g, "{$1}");
    paths[template] = { ...paths[template], [method.toLowerCase()]: { ...operation, tags: [heading] } };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Clinic storefront API",
      version: "1",
      description:
        "Every call is about one partner, named by its storefront's origin. Lists are { rows, count }, single objects { row }.",
    },
    servers: [{ url }],
    tags: notes.map(([name]) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1))),
      securitySchemes: {
        token: {
          type: "apiKey",
          in: "header",
          name: "authorization",
          description: "The token of a sign-in.",
        },
      },
    },
  };
}

function describeCall(
  key: string,
  { params, query, body, response }: EndpointSchemas,
  { summary, isSignedIn, isCreation }: CallNote,
  schemas: Record<string, JsonSchema>,
): Omit<Operation, "tags"> {
  const json = (schema: JsonSchema): Content => ({ "application/json": { schema } });
  const error = json({ $ref: "#/components/schemas/ErrorBody" });
  const statuses = ["400", ...(isSignedIn ? ["401"] : []), ...(params ? ["404"] : []), "default"];
  return {
    operationId: operationId(key),
    summary,
    security: isSignedIn ? [{ token: [] }] : [{}, { token: [] }],
    parameters: [
      TENANT_HEADER,
      ...(isCreation ? [IDEMPOTENCY_HEADER] : []),
      ...(params ? parametersOf("path", requestSchema(params)) : []),
      ...(query ? parametersOf("query", requestSchema(query)) : []),
    ],
    ...(body && {
      requestBody: { required: !body.safeParse(undefined).success, content: json(requestSchema(body)) },
    }),
    responses: {
      200: { description: "Done.", content: json(responseSchema(response, schemas)) },
      ...Object.fromEntries(
        statuses.map((status) => [status, { description: ERRORS[status] ?? "", content: error }]),
      ),
    },
  };
}

function parametersOf(place: "path" | "query", { properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
}

/** `GET /v2/products/:id` is `getV2ProductsById`. */
function operationId(key: string): string {
  const words = key.replace(/:(\w)/g, "by-$1").split(/[^A-Za-z0-9]+/);
  const [method = "", ...rest] = words;
  return method.toLowerCase() + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
