import { Hono } from "hono";
import { PartnerScope } from "../../db/scope";
import { ApiError } from "../../lib/errors";
import { assertCommand } from "../../operation/running-backend";
import type { Services } from "../request/services";

/** Routes for commands of this machine alone. */
export function commandApp({ publishToken }: Pick<Services, "publishToken">): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    assertCommand(c.req.header("authorization"), publishToken);
    await next();
  });
  return app;
}

/** The scope of the clinic that a command names; throws a 404 for an unknown one. */
export async function requireScope(
  { db, queue, tenants }: Pick<Services, "db" | "queue" | "tenants">,
  partnerId: string,
): Promise<PartnerScope> {
  if (!(await tenants.byId(partnerId)))
    throw new ApiError(404, "partner.unknown", `${partnerId}: 그런 병원이 없습니다.`);
  return new PartnerScope(db, partnerId, queue);
}
