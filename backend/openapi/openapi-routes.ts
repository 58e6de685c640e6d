import { Hono } from "hono";
import { describeApi } from "./document";
import { drawPage } from "./page";
import { PAGE_STYLE } from "./page-style";

const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const AN_HOUR = "public, max-age=3600";

/** `/openapi.json` for programs and `/docs` for people, both made from the contract. */
export function openApiRoutes(publicUrl: string): Hono {
  const app = new Hono();
  let made: ReturnType<typeof describeApi> | undefined;
  const document = () => {
    made ??= describeApi(new URL(publicUrl).origin);
    return made;
  };
  app.get("/openapi.json", (c) => {
    c.header("access-control-allow-origin", "*");
    c.header("cache-control", AN_HOUR);
    return c.json(document());
  });
  app.get("/docs", (c) => {
    c.header("content-security-policy", POLICY);
    c.header("cache-control", AN_HOUR);
    return c.html(drawPage(document()));
  });
  app.get("/docs/style.css", (c) => {
    c.header("cache-control", AN_HOUR);
    return c.body(PAGE_STYLE, 200, { "content-type": "text/css; charset=utf-8" });
  });
  return app;
}
