import { type Context, Hono } from "hono";
import { type ApiContract, apiContract } from "@/contract/api";
import type { EndpointSchemas } from "@/contract/api/endpoint";
import type { Call } from "../call/call";
import type { Handler, Handlers } from "../call/handlers";
import { ApiError, invalidRequest, sessionExpired } from "../lib/errors";
import { reasonUnstorable } from "../lib/unstorable-text";
import { openCall } from "./request/open-call";
import { maxBodySize } from "./request/request-limits";
import type { Variables } from "./request/request-log";
import type { Services } from "./request/services";

const MAX_BODY_BYTES = 64 * 1024;
type App = Hono<{ Variables: Variables }>;

/** Binds every call of the contract to its handler and validates request and response. */
export function apiRoutes(services: Services, handlers: Handlers<ApiContract>): App {
  const app: App = new Hono();
  const limit = maxBodySize(MAX_BODY_BYTES);
  for (const [key, schemas] of Object.entries<EndpointSchemas>(apiContract).sort(bySpecificity)) {
    const [method = "", path = ""] = key.split(" ");
    // The loop loses the relation between a key and its schemas.
    const handle = handlers[key as keyof ApiContract] as unknown as Handler<EndpointSchemas>;
    app.on(method, path, limit, async (c) => {
      const call = await openCall(services, c);
      const request = { ...(await readRequest(schemas, c)), call };
      const result = await retryAfterMerge(call, () => handle(request as Parameters<typeof handle>[0]));
      const checked = schemas.response.parse(result);
      if (call.newToken) c.header("authorization", call.newToken);
      return c.json(checked as object);
    });
  }
  return app;
}

/**
 * Retries a failed request when its account was merged into another one meanwhile. When the session has ended, an
 * unexpected error is a 401.
 */
async function retryAfterMerge<Result>(call: Call, handle: () => Promise<Result>): Promise<Result> {
  try {
    return await handle();
  } catch (error) {
    const session = await call.sessionState();
    if (session === "moved") return retryAfterMerge(call, handle);
    throw session === "ended" && !(error instanceof ApiError) ? sessionExpired() : error;
  }
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
