import type { Hono } from "hono";
import { type ApiContract, apiContract } from "@/contract/api";
import type { EndpointSchemas } from "@/contract/api/endpoint";
import type { Call } from "../call/call";
import type { Handler, Handlers } from "../call/handlers";
import { ApiError, sessionExpired } from "../lib/errors";
import { bindContract } from "./request/bind-contract";
import { openCall } from "./request/open-call";
import type { Variables } from "./request/request-log";
import type { Services } from "./request/services";

type App = Hono<{ Variables: Variables }>;

/** Binds every call of the contract to its handler. */
export const apiRoutes = (services: Services, handlers: Handlers<ApiContract>): App =>
  bindContract(apiContract, async (c, { key, readRequest }) => {
    // The table loses the relation between a key and its schemas.
    const handle = handlers[key as keyof ApiContract] as unknown as Handler<EndpointSchemas>;
    const call = await openCall(services, c);
    const request = { ...(await readRequest()), call } as Parameters<typeof handle>[0];
    const result = await retryAfterMerge(call, () => handle(request));
    if (call.newToken) c.header("authorization", call.newToken);
    return result;
  });

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
