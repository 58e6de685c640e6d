import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WIDGET_BOOT_ELEMENT_ID, type WidgetBoot, widgetAppPath } from "@/contract/widget/boot";
import { engines } from "../testing/engines";
import { tenantFile } from "../testing/tenants";
import { createTestBackend, type TestBackend } from "../testing/test-backend";

const STOREFRONT = "http://alpha.localhost:3000";
const [pglite] = engines;

describe("files", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    const widget = await mkdtemp(join(tmpdir(), "widget-"));
    await mkdir(join(widget, "app", "assets"), { recursive: true });
    await writeFile(join(widget, "loader.js"), "/* loader */".repeat(200));
    await writeFile(join(widget, "app", "index.html"), "<!doctype html><head><!--widget-boot--></head>");
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
  }, 60_000);
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
  ])("has nothing at %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("serves the loader for five minutes and hashed files for good, packed", async () => {
    const loader = await get("/widget/loader.js", { "accept-encoding": "br" });
    expect(loader.headers.get("cache-control")).toBe("public, max-age=300");
    expect(loader.headers.get("content-encoding")).toBe("br");
    const etag = loader.headers.get("etag") ?? "";
    const again = await get("/widget/loader.js", { "accept-encoding": "br", "if-none-match": etag });
    expect(again.status).toBe(304);
    const asset = await get("/widget/app/assets/app-abc123.js", { "accept-encoding": "gzip" });
    expect(asset.headers.get("cache-control")).toContain("immutable");
    expect(asset.headers.get("content-encoding")).toBe("gzip");
  });

  it("makes the iframe's page for one tenant and one page around it", async () => {
    const response = await get(widgetAppPath(STOREFRONT, STOREFRONT));
    expect(response.headers.get("content-security-policy")).toContain(`frame-ancestors ${STOREFRONT};`);
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
    ["an unknown clinic", "http://nobody.localhost", STOREFRONT, 404],
    ["a clinic without a widget", "http://off.localhost", "http://off.localhost", 404],
  ])("for %s", async (_, origin, parent, status) => {
    expect((await get(widgetAppPath(origin, parent))).status).toBe(status);
  });
});
