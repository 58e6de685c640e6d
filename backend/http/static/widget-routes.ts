import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { NO_FONTS } from "@/contract/tenant/clinic-fonts";
import { ApiError, notFound } from "../../lib/errors";
import { DevelopmentSms } from "../../providers/sms";
import { parseOrigin } from "../../tenancy/host";
import { readFonts } from "../../tenancy/read-fonts";
import { findFile, readBytes } from "../request/safe-file";
import type { Services } from "../request/services";
import { playgroundPolicy } from "./playground-policy";
import { injectBoot, widgetBoot } from "./widget-boot";

const FOREVER = "public, max-age=31536000, immutable";
const LOADER_CACHE = "public, max-age=300";

/** `/widget/*`: the loader with its types, the app in its iframe, and a playground for both. */
export function widgetRoutes(services: Services): Hono {
  const app = new Hono();
  const root = services.environment.WIDGET_DIR;

  app.get("/app/", (c) => widgetPage(services, c));
  app.get("/app/index.html", (c) => widgetPage(services, c));
  app.get("/playground", (c) => c.redirect("/widget/playground/", 308));
  for (const path of ["/playground/", "/playground/index.html"])
    app.get(path, etag(), async (c) => {
      const page = await findFile(root, ["playground", "index.html"]);
      if (!page) throw notFound();
      const html = new TextDecoder().decode(await readBytes(page));
      c.header("content-security-policy", playgroundPolicy(html));
      c.header("referrer-policy", "strict-origin-when-cross-origin");
      c.header("cache-control", "no-cache");
      return c.html(html);
    });
  app.get(
    "/*",
    async (c, next) => {
      const segments = widgetPath(c.req.path).split("/");
      const file = await findFile(root, segments);
      if (!file) throw notFound();
      await next();
      // Hono serves .d.ts as video.
      if (c.res.status !== 304) c.header("content-type", file.contentType);
      c.header("access-control-allow-origin", "*");
      c.header("cross-origin-resource-policy", "cross-origin");
      c.header("cache-control", segments.includes("assets") ? FOREVER : LOADER_CACHE);
    },
    etag(),
    serveStatic({ root, precompressed: true, rewriteRequestPath: widgetPath }),
  );
  return app;
}

const widgetPath = (path: string) => path.replace(/^\/widget\//, "");

/** The iframe's page, for one tenant and one embedding page. */
async function widgetPage(services: Services, c: Context): Promise<Response> {
  const origin = parseOrigin(c.req.query("origin"));
  const tenant = origin && (await services.tenants.byHost(origin.host));
  if (!origin || !tenant?.layout.widget || !tenant.homepageConfig.useWidget) throw notFound();
  const parent = parseOrigin(c.req.query("parent"))?.origin ?? "";
  const isStorefront = services.tenants.isOwnOrigin(tenant, parent);
  const { embedOrigins } = tenant.layout.widget.data;
  const isListed = embedOrigins.some((embed) => parseOrigin(embed)?.origin === parent);
  if (!isStorefront && !isListed && !isPlayground(services, parent))
    throw new ApiError(403, "embedding-not-allowed", "이 사이트에는 예약 창을 열 수 없습니다.");
  const page = await findFile(services.environment.WIDGET_DIR, ["app", "index.html"]);
  if (!page) throw new ApiError(503, "widget-not-built", "예약 창을 준비하고 있습니다.");
  const fonts = (await readFonts(services.db, tenant.id)) ?? NO_FONTS;
  const boot = widgetBoot(tenant, fonts, {
    tenantOrigin: origin.origin,
    parentOrigin: parent,
    isStorefront,
    isDevelopment: isDevelopment(services),
    smsCountryCodes: services.sms.countryCodes,
    servedAt: services.now().toISOString(),
  });
  c.header("content-security-policy", `${WIDGET_POLICY}; frame-ancestors ${parent}`);
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "strict-origin-when-cross-origin");
  return c.html(injectBoot(new TextDecoder().decode(await readBytes(page)), boot));
}

/** Files and calls of its own origin only; the clinic's pictures may be on any host. */
const WIDGET_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join("; ");

const isDevelopment = ({ sms }: Services): boolean => sms instanceof DevelopmentSms;

/** The playground is on the backend's origin, which no clinic lists: allowed in development only. */
const isPlayground = (services: Services, parent: string): boolean =>
  isDevelopment(services) && parent === new URL(services.environment.PUBLIC_BACKEND_URL).origin;
