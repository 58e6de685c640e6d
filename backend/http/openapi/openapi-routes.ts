import { Hono } from "hono";
import { describeApi } from "./document";
import { renderPage } from "./page";
import { PAGE_STYLE } from "./page-style";

const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const CACHE_CONTROL = "public, max-age=3600";

/** `/openapi.json` for programs and `/docs` for people, both made from the contract. */
export function openApiRoutes(publicUrl: string): Hono {
  const app = new Hono();
  let cached: ReturnType<typeof describeApi> | undefined;
  const document = () => {
    cached ??= describeApi(new URL(publicUrl).origin);
    return cached;
  };
  app.get("/openapi.json", (c) => {
    c.header("access-control-allow-origin", "*");
    c.header("cache-control", CACHE_CONTROL);
    return c.json(document());
  });
  app.get("/docs", (c) => {
    c.header("content-security-policy", POLICY);
    c.header("cache-control", CACHE_CONTROL);
    return c.html(renderPage(document()));
  });
  app.get("/docs/style.css", (c) => {
    c.header("cache-control", CACHE_CONTROL);
    return c.body(PAGE_STYLE, 200, { "content-type": "text/css; charset=utf-8" });
  });
  return app;
}
