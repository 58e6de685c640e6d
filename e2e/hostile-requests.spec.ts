import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { BACKEND_PORT, STOREFRONT_PORT } from "./setup/settings";
import { HANEUL, LUMIERE } from "./support/clinics";
import { ask, originOf } from "./support/storefront";

const [ALIAS] = LUMIERE.aliases;

/** What a server of ours says to these very bytes. */
async function said(words: string, port = STOREFRONT_PORT): Promise<string> {
  let text = "";
  const socket = connect(port, "127.0.0.1", () => socket.write(words));
  socket.on("data", (bytes) => {
    text += bytes;
  });
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.on("close", resolve));
  return text;
}

test.describe("nobody is led to another site", () => {
  const paths = [
    "//evil.example",
    "//evil.example/%2e%2e",
    "/\\evil.example",
    "/%5cevil.example",
    "/%2f%2fevil.example",
    "/%2F/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/;@evil.example",
    "/@evil.example",
    "/https:evil.example",
    "/https://evil.example",
    "/%09/evil.example",
    "/%0d%0aLocation:%20https://evil.example",
    "///evil.example/",
    "/products/..//evil.example",
    "/?next=//evil.example&url=https://evil.example&redirect=//evil.example&returnTo=/%5cevil.example",
    "/search?keyword=//evil.example",
    "/products/?page=//evil.example",
    "/sign-up/welcome?callbackUrl=https:evil.example",
    "/~preview/bar?next=//evil.example",
  ];
  const hosts = [LUMIERE.host, ALIAS, "localhost", "lumiere.preview.localhost"];
  for (const host of hosts)
    test(`from ${host}`, async () => {
      for (const path of paths) {
        const { status, headers } = await ask(host, path);
        expect([path, status]).not.toEqual([path, 500]);
        if (!headers.location) continue;
        const target = new URL(headers.location, originOf(host));
        expect([path, [LUMIERE.host, "localhost", host].includes(target.hostname)]).toEqual([path, true]);
      }
    });

  for (const path of ["/?preview=//evil.example", "/?preview=https%3Aevil.example&next=//evil.example"])
    test(`by a preview's link ${path}`, async () => {
      const { status, headers } = await ask("lumiere.preview.localhost", path);
      expect([status, headers.location]).toEqual([403, undefined]);
    });
});

test.describe("an absolute address", () => {
  const head = (target: string, host: string = LUMIERE.host) =>
    `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;
  const own = `http://${LUMIERE.host}`;

  for (const target of [
    "http://evil.example/",
    "http://evil.example//",
    `http://${HANEUL.host}/`,
    "https:evil.example",
  ])
    test(`${target} of another host is refused`, async () => {
      const answer = await said(head(target));
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).not.toMatch(/^location:/im);
      expect(answer).not.toContain(HANEUL.name);
    });

  test("of the Host header's own is its page", async () => {
    const answer = await said(head(`${own}/products`));
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain(LUMIERE.name);
  });

  test("is refused by the backend too", async () => {
    expect(await said(head("http://evil.example/health", "x"), BACKEND_PORT)).toMatch(/^HTTP\/1.1 400 /);
  });
});

test("pictures come from the clinic's own alone", async () => {
  const sources = [
    "https://evil.example/a.png",
    "//evil.example/a.png",
    "/\\evil.example/a.png",
    "http://127.0.0.1:5432/",
    "http://169.254.169.254/latest/meta-data/",
    "http://localhost/media/lumiere/banner-philosophy.webp",
    "file:///etc/passwd",
    "data:image/svg+xml,<svg/>",
    "/media/../api/revalidate",
    "/media/%2e%2e/%2e%2e/operation/backup",
    "/media/lumiere/..%2f..%2ftenant.json",
    "/media/lumiere/a.webp?x=1",
    "/media//x",
    "/media//lumiere/banner-philosophy.webp",
    "/media/lumiere//banner-philosophy.webp",
    "/media/lumiere\\banner-philosophy.webp",
    "/media/lumiere/x/../banner-philosophy.webp",
    "/media//../lumiere/banner-philosophy.webp",
    "/media/lumiere/",
    "/media/",
    "/_next/image?url=%2Fmedia%2Flumiere%2Fbanner-philosophy.webp&w=384&q=75",
    "/icon.svg",
    "/products",
    "",
  ];
  for (const source of sources) {
    const query = new URLSearchParams({ url: source, w: "384", q: "75" });
    const { status, headers, text } = await ask(LUMIERE.host, `/_next/image?${query}`);
    expect([source, status]).toEqual([source, expect.any(Number)]);
    expect([source, status >= 400 && status < 500]).toEqual([source, true]);
    expect([source, String(headers["content-type"]).startsWith("image/")]).toEqual([source, false]);
    expect(text).not.toMatch(/root:x:|partnerInformation/);
  }
});

test("headers without end are refused", async () => {
  const words = `GET / HTTP/1.1\r\nhost: ${LUMIERE.host}\r\n${"a: b\r\n".repeat(4000)}\r\n`;
  expect(await said(words)).toMatch(/^HTTP\/1.1 431 /);
});

test("nobody names the partner of an address that no page has", async () => {
  for (const path of ["/no/such/page", "/fonts/none.woff2", "/api/none", "/_next/static/none.js"]) {
    const { status, text } = await ask(LUMIERE.host, path, { headers: { "x-partner-segment": "haneul" } });
    expect([path, status]).toEqual([path, 404]);
    expect(text).not.toContain(HANEUL.name);
  }
});

test("every answer says that it is what it says it is", async () => {
  const paths = ["/", "/search", "/no/such/page", "/robots.txt", "/share/home.jpg", "/favicon.ico"];
  const { text } = await ask(LUMIERE.host, "/");
  const chunk = /"(\/_next\/static\/[^"]+\.js)"/.exec(text)?.[1];
  expect(chunk).toBeTruthy();
  for (const path of [...paths, chunk ?? ""]) {
    const { headers } = await ask(LUMIERE.host, path);
    expect([path, headers["x-content-type-options"]]).toEqual([path, "nosniff"]);
  }
  const { headers } = await ask(LUMIERE.host, "/");
  expect(headers).toMatchObject({
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
  });
  expect(headers["permissions-policy"]).toContain("camera=()");
  // Who serves http as well must not be locked out of it.
  expect(headers["strict-transport-security"]).toBeUndefined();
});
