import { type Context, Hono } from "hono";
import { isbot } from "isbot";
import { z } from "zod";
import {
  VISIT_DEVICES,
  VITAL_LIMITS,
  VITAL_ROUTES,
  type Vital,
  WEB_VITALS_BYTES,
  type WebVitals,
} from "@/contract/api/web-vitals";
import type { Tenant } from "@/contract/tenant/tenant";
import { PartnerScope } from "../../db/scope";
import { countVisit } from "../../figures/web-vitals";
import { ApiError, invalidRequest } from "../../lib/errors";
import { limitersOf, take } from "../../providers/rate-limits";
import { parseOrigin } from "../../tenancy/host";
import { whereFrom } from "../request/open-call";
import { maxBodySize } from "../request/request-limits";
import type { Services } from "../request/services";

/** Page loads of a sample: far more than people behind one address make. */
const VISITS_PER_ADDRESS = 120;
/** However many addresses forge visits, a clinic's rows are written no oftener. */
const VISITS_PER_CLINIC = 5000;
const HOUR_SECONDS = 3600;

const figureOf = (vital: Vital) => z.number().min(0).max(VITAL_LIMITS[vital]).optional();

const visitSchema = z.strictObject({
  route: z.enum(VITAL_ROUTES),
  device: z.enum(VISIT_DEVICES),
  lcp: figureOf("lcp"),
  inp: figureOf("inp"),
  cls: figureOf("cls"),
  ttfb: figureOf("ttfb"),
}) satisfies z.ZodType<WebVitals>;

/**
 * `POST /web-vitals`: figures of a real visit, by sendBeacon, which sends a text and no headers: the browser's own Origin
 * says whose page it was. A 204 also where nothing is counted: previews and bots.
 */
export function webVitalsRoutes(services: Services): Hono {
  const { db, metrics, now } = services;
  // In this process's memory: a statement for each limit would cost more than the visit's own.
  const limiter = limitersOf(null);
  const byAddress = limiter("web-vitals-address", VISITS_PER_ADDRESS, HOUR_SECONDS);
  const byClinic = limiter("web-vitals-clinic", VISITS_PER_CLINIC, HOUR_SECONDS);
  const app = new Hono();

  app.post("/", maxBodySize(WEB_VITALS_BYTES), async (c) => {
    const words = "너무 많은 요청입니다.";
    await take(byAddress, whereFrom(services, c).address, words);
    const { tenant, isCounted } = await readSender(services, c);
    const visit = visitSchema.safeParse(await readJson(c));
    if (!visit.success) throw invalidRequest("body", visit.error);
    if (!isCounted || isbot(c.req.header("user-agent"))) return c.body(null, 204);
    await take(byClinic, tenant.id, words);
    await countVisit(new PartnerScope(db, tenant.id), visit.data, now());
    metrics.observeVisit(visit.data);
    return c.body(null, 204);
  });
  return app;
}

/** Whose page sent it; a 400 for a page that is no clinic's. A preview has an origin of its own, and is not counted. */
async function readSender(
  { tenants }: Services,
  c: Context,
): Promise<{ tenant: Tenant; isCounted: boolean }> {
  const origin = c.req.header("origin") ?? "";
  const host = parseOrigin(origin)?.host;
  const tenant = host ? await tenants.byHost(host) : null;
  if (!host || !tenant || !tenants.isOwnOrigin(tenant, origin))
    throw new ApiError(400, "unknown-storefront-origin", "알 수 없는 사이트에서 온 요청입니다.");
  return { tenant, isCounted: [tenant.domains.primary, ...tenant.domains.aliases].includes(host) };
}

const readJson = async (c: Context): Promise<unknown> => {
  try {
    return JSON.parse(await c.req.text());
  } catch (error) {
    // A text beyond the limit and an aborted request have errors of their own.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};
