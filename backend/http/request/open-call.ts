import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { IDEMPOTENCY_KEY_HEADER, TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { Call } from "../../call/call";
import { ApiError } from "../../lib/errors";
import { parseOrigin } from "../../tenancy/host";
import { networkOf } from "./network-of";
import type { Variables } from "./request-log";
import type { Services } from "./services";

/** The context of a request; a 400 for an unknown tenant. */
export async function openCall(services: Services, c: Context<{ Variables: Variables }>): Promise<Call> {
  const origin = parseOrigin(c.req.header(TENANT_ORIGIN_HEADER));
  const tenant = origin && (await services.tenants.byHost(origin.host));
  if (!tenant) throw new ApiError(400, "unknown-storefront-origin", "알 수 없는 사이트에서 온 요청입니다.");
  c.set("partnerId", tenant.id);
  return new Call(services, {
    tenant,
    ...whereFrom(services, c),
    token: c.req.header("authorization")?.replace(/^Bearer /i, ""),
    idempotencyKey: c.req.header(IDEMPOTENCY_KEY_HEADER),
    log: c.get("log"),
  });
}

/** What limits count by. */
export const whereFrom = (services: Services, c: Context) => ({
  address: networkOf(addressOf(services, c)),
  /** A rough fingerprint: tells browsers behind one address apart. */
  device: `${c.req.header("user-agent")} ${c.req.header("accept-language")}`,
});

function addressOf(services: Services, c: Context): string {
  const forwarded = services.environment.IS_BEHIND_PROXY && c.req.header("x-forwarded-for");
  const last = forwarded ? forwarded.split(",").at(-1)?.trim() : undefined;
  // In tests there is no connection.
  return last ?? (c.env?.incoming ? getConnInfo(c).remote.address : undefined) ?? "unknown";
}
