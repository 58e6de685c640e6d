import type { Context } from "hono";
import { TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { parseOrigin } from "../../tenancy/host";
import { countErrors } from "../../tenancy/server-errors";
import { callName } from "./call-name";
import type { Services } from "./services";

/** Counts an unexpected error for its partner. Never throws. */
export async function countError({ db, tenants, now, log }: Services, c: Context): Promise<void> {
  try {
    const origin = parseOrigin(c.req.header(TENANT_ORIGIN_HEADER));
    const tenant = origin && (await tenants.byHost(origin.host));
    const error = { partnerId: tenant?.id ?? "", call: callName(c) ?? "none", count: 1 };
    await countErrors(db, "backend", [error], now());
  } catch (error) {
    // An unreachable database is the error itself, which the log has.
    log.debug({ err: error }, "error not counted");
  }
}
