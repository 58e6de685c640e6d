import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { reservations } from "../../db/schema/reservations";
import { PartnerScope } from "../../db/scope";
import { notFound } from "../../lib/errors";
import { readCalendarFile } from "../../reservations/calendar-file";
import type { Services } from "../request/services";

const tokenSchema = z.uuid();

/** `/calendar/<token>.ics`: a reservation's calendar file. The path is the credential: calendar apps send no token. */
export function calendarRoutes({ db, tenants }: Pick<Services, "db" | "tenants">): Hono {
  const app = new Hono();
  app.get("/:file{.+\\.ics}", async (c) => {
    const token = tokenSchema.safeParse(c.req.param("file").slice(0, -".ics".length));
    if (!token.success) throw notFound();
    const [reservation] = await db
      .select()
      .from(reservations)
      .where(eq(reservations.calendarToken, token.data));
    const tenant = reservation && (await tenants.byId(reservation.partnerId));
    if (!tenant) throw notFound();
    c.header("content-type", "text/calendar; charset=utf-8");
    c.header("content-disposition", `inline; filename="${reservation.reservationNumber}.ics"`);
    c.header("cache-control", "no-store");
    return c.body(await readCalendarFile(new PartnerScope(db, tenant.id), { tenant, reservation }));
  });
  return app;
}
