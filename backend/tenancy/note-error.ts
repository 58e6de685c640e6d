import type { Context } from "hono";
import { TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { callName } from "../http/call-name";
import type { Services } from "../services";
import { parseOrigin } from "./host";
import { countErrors } from "./server-errors";

/** Counts a call's unexpected failure, whoever's it was. Never in the way of the answer. */
export async function noteError({ db, tenants, now, log }: Services, c: Context): Promise<void> {
  try {
    const origin = parseOrigin(c.req.header(TENANT_ORIGIN_HEADER));
    const tenant = origin && (await tenants.byHost(origin.host));
    const error = { partnerId: tenant?.id ?? "", call: callName(c) ?? "none", count: 1 };
    await countErrors(db, "backend", [error], now());
  } catch (error) {
    // A database that is away is itself what failed, and the log has that.
    log.debug({ err: error }, "an error was not counted");
  }
}
