import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import type { z } from "zod";
import { type ApiContract, apiContract } from "@/contract/api";
import type { EndpointRequest, EndpointSchemas } from "@/contract/api/endpoint";
import { IDEMPOTENCY_KEY_HEADER, TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { Call } from "./areas/call";
import { ApiError, invalidRequest, sessionExpired } from "./errors";
import { networkOf } from "./http/network-of";
import { bodyAtMost } from "./http/request-limits";
import type { Variables } from "./http/request-log";
import { reasonUnstorable } from "./http/unstorable-text";
import type { Services } from "./services";
import { parseOrigin } from "./tenancy/host";

type Handler<Endpoint extends EndpointSchemas> = (
  request: EndpointRequest<Endpoint> & { call: Call },
) => Promise<z.input<Endpoint["response"]>>;

/** A handler for each call of a contract: one that is missing does not compile. */
export type Handlers<Contract extends Record<string, EndpointSchemas>> = {
  [Key in keyof Contract]: Handler<Contract[Key]>;
};

const MAX_BODY_BYTES = 64 * 1024;
type App = Hono<{ Variables: Variables }>;

/** Binds every call of the contract to its handler, and checks what comes in and what goes out. */
export function apiRoutes(services: Services, handlers: Handlers<ApiContract>): App {
  const app: App = new Hono();
  const limit = bodyAtMost(MAX_BODY_BYTES);
  for (const [key, schemas] of Object.entries<EndpointSchemas>(apiContract).sort(namedBeforeAny)) {
    const [method = "", path = ""] = key.split(" ");
    // The key and its schemas come from one row of the contract; the loop loses that they belong together.
    const handle = handlers[key as keyof ApiContract] as unknown as Handler<EndpointSchemas>;
    app.on(method, path, limit, async (c) => {
      const call = await openCall(services, c);
      const request = { ...(await readRequest(schemas, c)), call };
      const answer = await followAccount(call, () => handle(request as Parameters<typeof handle>[0]));
      const checked = schemas.response.parse(answer);
      if (call.newToken) c.header("authorization", call.newToken);
      return c.json(checked as object);
    });
  }
  return app;
}

/**
 * Handles a request that failed once more where its session's account became part of another one meanwhile. Where the
 * session has ended, what broke by it is a 401.
 */
async function followAccount<Answer>(call: Call, handle: () => Promise<Answer>): Promise<Answer> {
  try {
    return await handle();
  } catch (error) {
    const session = await call.sessionSince();
    if (session === "moved") return followAccount(call, handle);
    throw session === "ended" && !(error instanceof ApiError) ? sessionExpired() : error;
  }
}

/** `/recent-products/total` before `/recent-products/:id`, whichever the contract says first. */
function namedBeforeAny([one]: [string, unknown], [other]: [string, unknown]): number {
  const weigh = (key: string) => key.replace(/:\w+/g, "\uffff");
  return weigh(one) < weigh(other) ? -1 : 1;
}

/** The call that a request makes, at the tenant whom it names; a 400 where it names none that we know. */
export async function openCall(services: Services, c: Context<{ Variables: Variables }>): Promise<Call> {
  const origin = parseOrigin(c.req.header(TENANT_ORIGIN_HEADER));
  const tenant = origin && (await services.tenants.byHost(origin.host));
  if (!tenant) throw new ApiError(400, "unknown-storefront-origin", "알 수 없는 사이트에서 온 요청입니다.");
  c.set("partnerId", tenant.id);
  return new Call({
    services,
    tenant,
    address: networkOf(addressOf(services, c)),
    device: `${c.req.header("user-agent")} ${c.req.header("accept-language")}`,
    token: c.req.header("authorization")?.replace(/^Bearer /i, ""),
    idempotencyKey: c.req.header(IDEMPOTENCY_KEY_HEADER),
    log: c.get("log"),
  });
}

function addressOf(services: Services, c: Context): string {
  const forwarded = services.environment.IS_BEHIND_PROXY && c.req.header("x-forwarded-for");
  const last = forwarded ? forwarded.split(",").at(-1)?.trim() : undefined;
  // Without a server (in tests) there is no connection to ask.
  return last ?? (c.env?.incoming ? getConnInfo(c).remote.address : undefined) ?? "unknown";
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
  // A body with a default of its own may be left out; any other is missed by its schema.
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, ["body: not valid JSON"], "입력하신 내용을 읽을 수 없습니다.");
  }
}
