import type { Hono } from "hono";
import { type ApiContract, apiContract } from "@/contract/api";
import type { EndpointSchemas } from "@/contract/api/endpoint";
import type { DraftChoice } from "@/contract/tenant/draft-choice";
import type { Call } from "../call/call";
import type { Handler, Handlers } from "../call/handlers";
import { kindsOfCall } from "../content/kinds-of-call";
import { previewedTenant } from "../content/previews";
import { withDrafts } from "../content/with-drafts";
import { ApiError, sessionExpired } from "../lib/errors";
import { domainRulesOf } from "../tenancy/domain-rules";
import { askedDrafts } from "./request/asked-drafts";
import { bindContract } from "./request/bind-contract";
import { openCall } from "./request/open-call";
import type { Variables } from "./request/request-log";
import type { Services } from "./request/services";

type App = Hono<{ Variables: Variables }>;

/** Binds every call of the contract to its handler. */
export const apiRoutes = (services: Services, handlers: Handlers<ApiContract>): App =>
  bindContract(apiContract, async (c, { key, readRequest }) => {
    // The table loses the relation between a key and its schemas.
    const handle = handlers[key as keyof ApiContract] as unknown as AnyHandler;
    const choice = await askedDrafts(services, c);
    const call = await openCall(services, c);
    const parts = await readRequest();
    if (choice) return answerPreview(call, { handle, key, parts, choice });
    const result = await retryAfterMerge(call, () => handle({ ...parts, call } as AnyRequest));
    if (call.newToken) c.header("authorization", call.newToken);
    return result;
  });

type AnyHandler = Handler<EndpointSchemas>;
type AnyRequest = Parameters<AnyHandler>[0];

interface PreviewedRead {
  handle: AnyHandler;
  key: string;
  parts: object;
  choice: DraftChoice;
}

/** A read as a preview shows it: with drafts, in a transaction that leaves nothing. */
async function answerPreview(call: Call, { handle, key, parts, choice }: PreviewedRead): Promise<unknown> {
  const { services } = call;
  const { db, queue, environment } = services;
  const tenant = await previewedTenant(db, call.tenant, choice);
  const site = {
    ...{ db, queue, choice, partnerId: tenant.id, now: call.now },
    rules: domainRulesOf(environment),
    kinds: kindsOfCall(key),
  };
  return withDrafts(site, (inside) => handle({ ...parts, call: call.within(inside, tenant) } as AnyRequest));
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
