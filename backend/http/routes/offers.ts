import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { acceptOffer, isChoosable, readOffer } from "../../booking/accept-offer";
import { offerPage } from "../../booking/offer-page";
import { loadTimetable } from "../../booking/timetable";
import { customers } from "../../db/schema/customers";
import { PartnerScope } from "../../db/scope";
import { ApiError, notFound } from "../../lib/errors";
import type { Variables } from "../request/request-log";
import type { Services } from "../request/services";

type OfferContext = Context<{ Variables: Variables }>;

const choiceSchema = z.object({ choice: z.coerce.number().int().positive() });
/** No script, and nothing from elsewhere; the address is a secret. */
const PAGE_HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
  "cache-control": "private, no-store",
};

/**
 * `/offers/<partner>/<token>`: where a visitor chooses one of the offered times; the storefront shows it on the clinic's
 * own domain. The path is the credential, and a GET changes nothing: programs that look at links make one.
 */
export function offerRoutes(services: Services): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>();
  app.get("/:partner/:token", async (c) => show(c, await openOffer(services, c)));
  app.post("/:partner/:token", async (c) => {
    const opened = await openOffer(services, c);
    const body = choiceSchema.safeParse(await c.req.parseBody());
    if (!body.success) return show(c, opened);
    const offerId = body.data.choice;
    const refused = await choose(opened, offerId);
    if (!refused) return show(c, opened);
    // Of a time that is gone the others remain; of an offer that is over, the page says so.
    return show(c, opened, refused.code === "offer.over" ? undefined : offerId, refused.status);
  });
  return app;
}

/** Books the chosen time; null, or why it could not be booked. */
async function choose({ scope, tenant, now, token }: OpenedOffer, offerId: number): Promise<ApiError | null> {
  const timetable = await loadTimetable(scope, tenant);
  try {
    await acceptOffer({ scope, tenant, now }, { token, offerId, timetable });
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.status !== 404) return error;
    throw error;
  }
}

interface OpenedOffer {
  scope: PartnerScope;
  tenant: NonNullable<Awaited<ReturnType<Services["tenants"]["byId"]>>>;
  now: Date;
  token: string;
}

async function openOffer(services: Services, c: OfferContext): Promise<OpenedOffer> {
  const { partner = "", token = "" } = c.req.param();
  const tenant = await services.tenants.byId(partner);
  if (!tenant) throw notFound();
  c.set("partnerId", tenant.id);
  const scope = new PartnerScope(services.db, tenant.id, services.queue);
  return { scope, tenant, token, now: services.now() };
}

/** The page as things are now; takenId: the time that has just proved to be gone. */
async function show(
  c: OfferContext,
  { scope, tenant, now, token }: OpenedOffer,
  takenId?: number,
  status: ApiError["status"] | 200 = 200,
): Promise<Response> {
  const { reservation, times } = await readOffer(scope, token);
  const [customer, { doctors }] = await Promise.all([
    scope.first(customers, { where: eq(customers.id, reservation.customerId) }),
    loadTimetable(scope, tenant),
  ]);
  const isAccepted = times.some(({ acceptedAt }) => acceptedAt !== null);
  const isStanding = reservation.status === "confirmed" || reservation.status === "arrived";
  const page = offerPage({
    tenant,
    language: customer?.language ?? "ko",
    confirmed: isAccepted && isStanding ? reservation : null,
    plannedAt: reservation.status === "confirmed" ? reservation.startAt : null,
    times: times
      .filter((time) => isChoosable(reservation, time, now))
      .map(({ id, startAt, employeeId }) => ({
        id,
        startAt,
        doctor: doctors.find((doctor) => doctor.id === employeeId)?.name ?? "",
        isTaken: id === takenId,
      })),
  });
  return c.html(page, status, PAGE_HEADERS);
}
