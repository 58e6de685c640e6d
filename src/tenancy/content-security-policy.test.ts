import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, type PolicyFacts } from "./content-security-policy";
import { NO_TOOLS, type PageTools, pageToolsOf } from "./page-tools";

const BACKEND = "https://api.example";
function rulesOf(tools: Partial<PageTools> = {}, rest: Partial<PolicyFacts> = {}) {
  const facts = { tools: { ...NO_TOOLS, ...tools }, nonce: "n", backendUrl: BACKEND, ...rest };
  return Object.fromEntries(
    contentSecurityPolicy(facts)
      .split("; ")
      .map((rule) => [rule.split(" ")[0] ?? "", rule.split(" ").slice(1)]),
  );
}

describe("contentSecurityPolicy", () => {
  it("lets a page without tools run its own scripts alone", () => {
    expect(rulesOf()).toMatchObject({
      "script-src": ["'self'", "'nonce-n'"],
      "connect-src": ["'self'", BACKEND],
      "object-src": ["'none'"],
      "base-uri": ["'self'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'self'"],
    });
    expect(rulesOf()).not.toHaveProperty("upgrade-insecure-requests");
  });

  it("lets the widget come from where the partner has it", () => {
    expect(rulesOf({ hasWidget: true })).toMatchObject({ "script-src": expect.arrayContaining([BACKEND]) });
    const own = rulesOf({ hasWidget: true, widgetOrigin: "https://book.example" });
    for (const rule of ["script-src", "frame-src"]) expect(own[rule]).toContain("https://book.example");
    expect(own["frame-src"]).not.toContain(BACKEND);
    expect(own["connect-src"]).toContain(BACKEND);
  });

  it.each([
    ["the chat", { hasChat: true }, "https://*.channel.io"],
    ["the tag manager", { hasTagManager: true }, "https://*.googletagmanager.com"],
    ["Meta", { hasTagManager: true, measuredBy: ["meta"] as const }, "https://connect.facebook.net"],
    ["Naver", { hasTagManager: true, measuredBy: ["naver"] as const }, "https://wcs.naver.net"],
    ["Kakao", { hasTagManager: true, measuredBy: ["kakao"] as const }, "https://t1.daumcdn.net"],
    ["another tag", { hasTagManager: true, tagOrigins: ["https://ads.example"] }, "https://ads.example"],
  ])("allows %s to those who use it, and to nobody else", (_, tools, script) => {
    expect(rulesOf(tools)["script-src"]).toContain(script);
    expect(rulesOf()["script-src"]).not.toContain(script);
  });

  it("allows no tags without a container that could load them", () => {
    const tools = { measuredBy: ["meta", "naver", "kakao"], tagOrigins: ["https://ads.example"] } as const;
    expect(rulesOf(tools)).toEqual(rulesOf());
  });

  it("lets nobody frame the platform's page, and a preview frame its own", () => {
    const platform = rulesOf({}, { isPlatform: true });
    expect([platform["frame-ancestors"], platform["frame-src"]]).toEqual([["'none'"], ["'none'"]]);
    expect(platform["connect-src"]).toEqual(["'self'"]);
    expect(rulesOf({}, { isPreview: true })["frame-src"]).toContain("'self'");
  });

  it("asks for https where everything has it", () => {
    expect(rulesOf({}, { isHttps: true })["upgrade-insecure-requests"]).toEqual([]);
  });

  it("stays short with every tool", () => {
    const tools = {
      hasTagManager: true,
      hasChat: true,
      hasWidget: true,
      measuredBy: ["meta", "naver", "kakao"],
    };
    const policy = contentSecurityPolicy({
      tools: { ...NO_TOOLS, ...tools } as PageTools,
      nonce: "n",
      backendUrl: BACKEND,
    });
    expect(policy.length).toBeLessThan(1600);
  });
});

describe("pageToolsOf", () => {
  const tenant = (marketing: object, widget: object | null = null, useWidget = true) => ({
    partnerMarketingInfo: marketing,
    layout: { widget },
    homepageConfig: { useWidget },
  });

  it("reads what a tenant uses", () => {
    const marketing = {
      gtmId: "GTM-ABCD",
      channelTalkId: "12345678",
      metaConversionTrackingId: "1",
      tagOrigins: ["https://ads.example"],
    };
    const widget = { component: "Type1", data: { widgetUrl: "https://book.example/app" } };
    expect(pageToolsOf(tenant(marketing, widget))).toEqual({
      hasTagManager: true,
      hasChat: true,
      hasWidget: true,
      widgetOrigin: "https://book.example",
      measuredBy: ["meta"],
      tagOrigins: ["https://ads.example"],
    });
    expect(pageToolsOf(tenant({}, widget, false)).hasWidget).toBe(false);
  });

  it.each([
    "https://ads.example; script-src *",
    "https://ads.example 'unsafe-inline'",
    "https://a,b.example",
    "https://*.example",
    "http://ads.example",
    "//ads.example",
    "javascript:alert(1)",
    "'unsafe-inline'",
    "*",
    "",
    7,
    null,
  ])("takes no origin from %j but the plain host in it", (origin) => {
    const { tagOrigins } = pageToolsOf(tenant({ tagOrigins: [origin] }));
    for (const taken of tagOrigins) expect(taken).toMatch(/^https:\/\/[a-z0-9.-]+$/);
    expect(tagOrigins.join()).not.toMatch(/[*;' ]/);
  });

  it.each([{}, { partnerMarketingInfo: null, layout: 3 }, { layout: { widget: "x" } }])(
    "finds nothing in %j",
    (broken) => {
      expect(pageToolsOf(broken)).toEqual(NO_TOOLS);
    },
  );
});
