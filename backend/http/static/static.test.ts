import { createHash } from "node:crypto";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WIDGET_BOOT_ELEMENT_ID, type WidgetBoot, widgetAppPath } from "@/contract/widget/boot";
import { engines } from "../../testing/engines";
import { tenantFile } from "../../testing/tenants";
import { createTestBackend, type TestBackend } from "../../testing/test-backend";
import { createApp } from "../app";

const BACKEND = "http://localhost:4000";
const STOREFRONT = "http://alpha.localhost:3000";
const [pglite] = engines;
const LOADER = "/* loader */".repeat(200);
const PLAYGROUND = `<script src="/widget/loader.js"></script><script type="module">try_out("한글")</script>`;

describe("files", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    const widget = await mkdtemp(join(tmpdir(), "widget-"));
    await mkdir(join(widget, "app", "assets"), { recursive: true });
    await writeFile(join(widget, "loader.js"), LOADER);
    await writeFile(join(widget, "loader.js.br"), brotliCompressSync(LOADER));
    await writeFile(join(widget, "app", "index.html"), "<!doctype html><head><!--widget-boot--></head>");
    await mkdir(join(widget, "playground"));
    await writeFile(join(widget, "playground", "index.html"), PLAYGROUND);
    await writeFile(join(widget, "loader.d.ts"), "export interface ClinicWidget {}");
    await writeFile(join(widget, "secret.ts"), "const source = true;");
    await writeFile(join(widget, "app", "assets", "app-abc123.js"), "/* app */".repeat(200));
    const alpha = tenantFile("alpha");
    const named = { ...alpha.partnerInformation, displayName: "</script><script>alert('$&')</script>" };
    const off = { ...alpha.partnerInformation, id: "off" };
    if (!pglite) throw new Error("There is always PGlite");
    backend = await createTestBackend(
      pglite,
      [
        { ...alpha, partnerInformation: named },
        tenantFile("off", { partnerInformation: off, homepageConfig: { useWidget: false } }),
      ],
      widget,
    );
    await writeFile(join(backend.folder, "alpha", "content", "images", "notes.json"), "{}");
    await writeFile(join(backend.folder, "alpha", "content", "images", "guide.pdf"), "%PDF-");
  });
  afterAll(() => backend.close());

  const get = (path: string, headers: Record<string, string> = {}) => backend.app.request(path, { headers });

  it("serves a picture for good", async () => {
    const response = await get("/media/alpha/picture.webp");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const etag = response.headers.get("etag") ?? "";
    expect((await get("/media/alpha/picture.webp", { "if-none-match": etag })).status).toBe(304);
  });

  it("hands a notice's document out to be kept, never to be shown", async () => {
    const response = await get("/media/alpha/guide.pdf");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment",
      "x-content-type-options": "nosniff",
    });
  });

  it.each([
    "/media/alpha/none.webp",
    "/media/alpha/..%2Fall.json",
    "/media/alpha/..%2F..%2Ftenant.json",
    "/media/alpha/%2e%2e%2fall.json",
    "/media/..%2Falpha/picture.webp",
    "/media/alpha/notes.json",
    "/media/alpha/.hidden.webp",
    "/media/alpha/picture.webp%00.png",
    "/media/Alpha/picture.webp",
    "/media/beta/picture.webp",
    "/widget/..%2f..%2fpackage.json",
    "/widget/%2e%2e/package.json",
    "/widget/app/assets/",
    "/widget/none.js",
    "/widget/loader.js.br",
    "/widget/secret.ts",
  ])("has nothing at %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("serves the loader for five minutes, in the form that the build has compressed", async () => {
    const loader = await get("/widget/loader.js", { "accept-encoding": "gzip, deflate, br" });
    expect(Object.fromEntries(loader.headers)).toMatchObject({
      "cache-control": "public, max-age=300",
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
      vary: "Accept-Encoding",
      "access-control-allow-origin": "*",
    });
    expect(new Uint8Array(await loader.arrayBuffer())).toEqual(new Uint8Array(brotliCompressSync(LOADER)));
    const etag = loader.headers.get("etag") ?? "";
    const again = await get("/widget/loader.js", { "accept-encoding": "br", "if-none-match": etag });
    expect([again.status, again.headers.get("cache-control")]).toEqual([304, "public, max-age=300"]);
    expect(again.headers.get("access-control-allow-origin")).toBe("*");
    const plain = await get("/widget/loader.js", { "if-none-match": etag });
    expect([plain.status, await plain.text()]).toEqual([200, LOADER]);
  });

  it("serves hashed files for good, compressed where the build has not done it", async () => {
    const asset = await get("/widget/app/assets/app-abc123.js", { "accept-encoding": "gzip" });
    expect(asset.headers.get("cache-control")).toContain("immutable");
    expect(asset.headers.get("content-encoding")).toBe("gzip");
  });

  it("makes the iframe's page for one tenant and one page around it", async () => {
    const response = await get(widgetAppPath(STOREFRONT, STOREFRONT));
    const policy = response.headers.get("content-security-policy")?.split("; ");
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", `frame-ancestors ${STOREFRONT}`]),
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    const page = await response.text();
    expect(page.match(/<script/g)).toHaveLength(1);
    const json = page.split(`id="${WIDGET_BOOT_ELEMENT_ID}">`)[1]?.split("</script>")[0] ?? "";
    const boot: WidgetBoot = JSON.parse(json);
    expect(boot).toMatchObject({
      tenantOrigin: STOREFRONT,
      parentOrigin: STOREFRONT,
      isStorefront: true,
      isDevelopment: true,
      servedAt: "2026-11-20T00:00:00.000Z",
      variant: "Type1",
      partner: { id: "alpha", displayName: "</script><script>alert('$&')</script>" },
    });
    expect(boot.layout).not.toHaveProperty("embedOrigins");
  });

  it.each([
    ["another host of the clinic", STOREFRONT, "https://alpha-clinic.example", 200],
    ["its preview", STOREFRONT, "http://alpha.preview.localhost:3000", 200],
    ["a page it lets embed", STOREFRONT, "https://partner.example", 200],
    ["such a page without TLS", STOREFRONT, "http://partner.example", 403],
    ["a page of nobody", STOREFRONT, "https://evil.example", 403],
    ["a page that smuggles in a policy", STOREFRONT, "https://evil.example; frame-ancestors *", 403],
    ["no page", STOREFRONT, "", 403],
    ["another clinic's page", STOREFRONT, "http://off.localhost:3000", 403],
    ["the playground, where SMS are only logged", STOREFRONT, BACKEND, 200],
    ["the backend's host on another port", STOREFRONT, "http://localhost:4001", 403],
    ["an unknown clinic", "http://nobody.localhost", STOREFRONT, 404],
    ["a clinic without a widget", "http://off.localhost", "http://off.localhost", 404],
  ])("for %s", async (_, origin, parent, status) => {
    expect((await get(widgetAppPath(origin, parent))).status).toBe(status);
  });

  it("does not let the playground embed where SMS are sent", async () => {
    const sms = { countryCodes: ["82"], send: async () => {} };
    const app = createApp({ ...backend.services, sms });
    expect((await app.request(widgetAppPath(STOREFRONT, STOREFRONT))).status).toBe(200);
    expect((await app.request(widgetAppPath(STOREFRONT, BACKEND))).status).toBe(403);
  });

  it("serves the loader's types as text", async () => {
    const types = await get("/widget/loader.d.ts");
    expect(types.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await types.text()).toContain("ClinicWidget");
  });

  it.each([
    "/widget/playground/",
    "/widget/playground/?clinic=javascript:alert(1)",
    "/widget/playground/index.html",
  ])("serves the playground at %s with a policy of its own scripts alone", async (path) => {
    const response = await get(path);
    expect(await response.text()).toBe(PLAYGROUND);
    const hash = createHash("sha256").update('try_out("한글")').digest("base64");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining([
        `script-src 'self' 'sha256-${hash}'`,
        "frame-src 'self'",
        "frame-ancestors 'none'",
      ]),
    );
  });
});
