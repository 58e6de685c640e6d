import { type Context, Hono } from "hono";
import type { EndpointSchemas } from "@/contract/api/endpoint";
import { ApiError, invalidRequest } from "../../lib/errors";
import { reasonUnstorable } from "../../lib/unstorable-text";
import { maxBodySize } from "./request-limits";
import type { Variables } from "./request-log";

const MAX_BODY_BYTES = 64 * 1024;
type App = Hono<{ Variables: Variables }>;

interface BoundCall {
  /** `GET /v2/products/:id`. */
  key: string;
  /** Its parts, after validation and defaults; a 400 for one that is invalid. */
  readRequest: () => Promise<object>;
}

/** A route for each call of a contract, which validates request and response. */
export function bindContract(
  contract: Record<string, EndpointSchemas>,
  answer: (c: Context<{ Variables: Variables }>, bound: BoundCall) => Promise<unknown>,
): App {
  const app: App = new Hono();
  const limit = maxBodySize(MAX_BODY_BYTES);
  for (const [key, schemas] of Object.entries(contract).sort(bySpecificity)) {
    const [method = "", path = ""] = key.split(" ");
    app.on(method, path, limit, async (c) => {
      const result = await answer(c, { key, readRequest: () => readRequest(schemas, c) });
      return c.json(schemas.response.parse(result) as object);
    });
  }
  return app;
}

/** `/recent-products/total` before `/recent-products/:id`. */
function bySpecificity([one]: [string, unknown], [other]: [string, unknown]): number {
  const weigh = (key: string) => key.replace(/:\w+/g, "\uffff");
  return weigh(one) < weigh(other) ? -1 : 1;
}

async function readRequest(schemas: EndpointSchemas, c: Context) {
  const read = (part: "params" | "query" | "body", value: unknown) => {
    const reason = reasonUnstorable(value);
    if (reason) throw new ApiError(400, [`${part}: ${reason}`], "입력하신 내용을 확인해 주세요.");
    const parsed = schemas[part]?.safeParse(value);
    if (parsed && !parsed.success) throw invalidRequest(part, parsed.error);
    return parsed?.data;
  };
  return {
    ...(schemas.params && { params: read("params", c.req.param()) }),
    ...(schemas.query && { query: read("query", c.req.query()) }),
    ...(schemas.body && { body: read("body", await readBody(c)) }),
  };
}

async function readBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  // For schemas with a default; others refuse undefined.
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, ["body: not valid JSON"], "입력하신 내용을 읽을 수 없습니다.");
  }
}
