import { type Context, Hono } from "hono";
import { ApiError, notFound } from "../errors";
import { chooseEncoding, compress, type Encoding, isCompressible } from "../http/compression";
import { DevelopmentSms } from "../providers/development-sms";
import type { Services } from "../services";
import { parseOrigin } from "../tenancy/host";
import { findFile, readBytes, type StaticFile } from "./safe-file";
import { injectBoot, widgetBoot } from "./widget-boot";

const FOREVER = "public, max-age=31536000, immutable";
const LOADER_CACHE = "public, max-age=300";
/** Each file is packed once, so it may take its time. */
const BEST_BROTLI_QUALITY = 11;

/** `/widget/*`: the loader, and the app that it opens in an iframe. */
export function widgetRoutes(services: Services): Hono {
  const app = new Hono();
  const serve = createFileServer();
  const root = services.environment.WIDGET_DIR;

  app.get("/app/", (c) => widgetPage(services, c));
  app.get("/app/index.html", (c) => widgetPage(services, c));
  app.get("/*", async (c) => {
    const segments = c.req.path.replace(/^\/widget\//, "").split("/");
    const file = await findFile(root, segments);
    if (!file) throw notFound();
    c.header("access-control-allow-origin", "*");
    c.header("cross-origin-resource-policy", "cross-origin");
    c.header("cache-control", segments.includes("assets") ? FOREVER : LOADER_CACHE);
    return serve(c, file);
  });
  return app;
}

/** The iframe's page, made for one tenant and one page around it. */
async function widgetPage(services: Services, c: Context): Promise<Response> {
  const origin = parseOrigin(c.req.query("origin"));
  const tenant = origin && (await services.tenants.byHost(origin.host));
  if (!origin || !tenant?.layout.widget || !tenant.homepageConfig.useWidget) throw notFound();
  const parent = parseOrigin(c.req.query("parent"))?.origin ?? "";
  const isStorefront = services.tenants.isOwnOrigin(tenant, parent);
  const { embedOrigins } = tenant.layout.widget.data;
  if (!isStorefront && !embedOrigins.some((embed) => parseOrigin(embed)?.origin === parent))
    throw new ApiError(403, "embedding-not-allowed", "이 사이트에는 예약 창을 열 수 없습니다.");
  const page = await findFile(services.environment.WIDGET_DIR, ["app", "index.html"]);
  if (!page) throw new ApiError(503, "widget-not-built", "예약 창을 준비하고 있습니다.");
  const boot = widgetBoot(tenant, {
    tenantOrigin: origin.origin,
    parentOrigin: parent,
    isStorefront,
    isDevelopment: services.sms instanceof DevelopmentSms,
  });
  c.header("content-security-policy", `frame-ancestors ${parent}; base-uri 'none'; object-src 'none'`);
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "strict-origin-when-cross-origin");
  return c.html(injectBoot(new TextDecoder().decode(await readBytes(page)), boot));
}

function createFileServer() {
  const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  function pack(file: StaticFile, encoding: Encoding) {
    const key = `${file.path} ${file.etag} ${encoding}`;
    const known = packed.get(key);
    if (known) return known;
    const made = readBytes(file).then((bytes) => compress(bytes, encoding, BEST_BROTLI_QUALITY));
    packed.set(key, made);
    made.catch(() => packed.delete(key));
    return made;
  }

  return async (c: Context, file: StaticFile): Promise<Response> => {
    const accepted = chooseEncoding(c.req.header("accept-encoding"));
    const encoding = isCompressible(file.contentType, file.size) ? accepted : null;
    const etag = encoding ? `${file.etag.slice(0, -1)}-${encoding}"` : file.etag;
    c.header("etag", etag);
    c.header("vary", "Accept-Encoding");
    if (c.req.header("if-none-match") === etag) return c.body(null, 304);
    c.header("content-type", file.contentType);
    if (!encoding) return c.body(await readBytes(file));
    c.header("content-encoding", encoding);
    return c.body(await pack(file, encoding));
  };
}
