import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { readEnvironment } from "../../lib/environment";
import { directorySettingsOf, TenantDirectory } from "../../tenancy/tenant-directory";
import { engines } from "../../testing/engines";
import { tenantFile } from "../../testing/tenants";
import { createTestBackend, type TestBackend } from "../../testing/test-backend";

const PATH = "/partner";
const HANGUL = "xn--2s2b2jl8d96p.xn--3e0b707e";

describe("who may read a clinic's answers", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    const [engine] = engines;
    if (!engine) throw new Error("There is no engine");
    const domains = { primary: "alpha.example", aliases: [HANGUL, "alpha.localhost"] };
    backend = await createTestBackend(engine, [tenantFile("alpha", { domains }), tenantFile("beta")]);
  });
  afterAll(() => backend.close());

  async function readers(origin: string, about = "https://alpha.example") {
    const headers = { origin, [TENANT_ORIGIN_HEADER]: about };
    const [call, preflight] = await Promise.all([
      backend.app.request(PATH, { headers }),
      backend.app.request(PATH, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "GET" },
      }),
    ]);
    for (const answer of [call, preflight]) {
      expect(answer.headers.get("vary")).toContain("Origin");
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    }
    return call.headers.get("access-control-allow-origin");
  }

  it.each([
    "https://alpha.example",
    `https://${HANGUL}`,
    "http://alpha.localhost:3000",
    "http://alpha.localhost:9999",
    "http://alpha.preview.localhost:3000",
    // On a local platform, as a hosts file leads to it.
    "http://alpha.example:3000",
  ])("%s, its own", async (origin) => {
    expect(await readers(origin)).toBe(origin);
  });

  it.each([
    ["no page's own origin", "null"],
    ["a file", "file://"],
    ["another clinic", "http://beta.localhost:3000"],
    ["anybody", "https://evil.example"],
    ["everybody", "*"],
    ["a host that ends alike", "https://evilalpha.example"],
    ["a host that begins alike", "https://alpha.example.evil.example"],
    ["a host below", "https://sub.alpha.example"],
    ["a name before the host", "https://alpha.example@evil.example"],
    ["the host as a name", "https://evil.example/alpha.example"],
    ["plain http", "http://alpha.example"],
    ["another port", "https://alpha.example:8443"],
    ["plain http at another port", "http://alpha.example:3001"],
    ["a trailing dot", "https://alpha.example."],
    ["an underscore", "https://alpha_.example"],
    ["letters that look alike", new URL("https://аlpha.example").origin],
    ["full width letters", new URL("https://ａlpha.evil.example").origin],
    ["another clinic's preview", "http://beta.preview.localhost:3000"],
    ["a local host that ends alike", "http://xalpha.localhost:3000"],
    ["two origins", "https://alpha.example https://evil.example"],
    ["another protocol", "ftp://alpha.example"],
    ["a script", "javascript://alpha.example"],
    ["an extension", "chrome-extension://alpha.example"],
    ["nothing", ""],
  ])("not %s: %s", async (_, origin) => {
    const reader = await readers(origin);
    // A browser compares letter by letter: another spelling of the clinic's own is of no use to anybody.
    expect(reader === null || (reader === origin && new URL(reader).hostname === "alpha.example.")).toBe(
      true,
    );
  });

  it.each([
    ["behind a proxy", { IS_BEHIND_PROXY: "true" }],
    ["on a platform of its own", { PLATFORM_HOST: "clinics.kr" }],
  ])("takes no http for a domain %s", async (_, settings) => {
    const { db, clock } = backend;
    const now = () => clock.now;
    const tenants = new TenantDirectory({ db, now, ...directorySettingsOf(readEnvironment(settings)) });
    const alpha = await tenants.byHost("alpha.example");
    const isOwn = (origin: string) => alpha !== null && tenants.isOwnOrigin(alpha, origin);
    expect([isOwn("https://alpha.example"), isOwn("http://alpha.example:3000")]).toEqual([true, false]);
  });

  it("not for an origin of another clinic", async () => {
    expect(await readers("http://beta.localhost:3000", "https://alpha.example")).toBeNull();
    expect(await readers("https://alpha.example", "http://beta.localhost:3000")).toBeNull();
  });
});
