import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { clinicJsonLd, websiteJsonLd } from "@/blocks/json-ld/clinic";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import type { Tenant } from "@/contract/tenant/tenant";
import { themeCss } from "@/contract/tenant/theme-css";
import { siteManifest } from "@/features/site-files/site-manifest";
import { HOSTILE_LINKS, HOSTILE_WORDS } from "@/testing/hostile";
import { expectInert, unchecked } from "@/testing/hostile-tenant";
import { TestSite } from "@/testing/site";
import { aTenant } from "@/testing/tenant";
import { LayoutSlot } from "../registry";
import { partnerMetadata } from "../shell/partner-metadata";

vi.mock("server-only", () => ({}));
vi.mock("next/navigation", () => ({
  usePathname: () => "/",
  useRouter: () => ({ push: vi.fn(), back: vi.fn() }),
}));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);

const frame = (tenant: Tenant) => (
  <TestSite>
    <LayoutSlot slot="header" tenant={tenant} />
    <LayoutSlot slot="footer" tenant={tenant} />
    <LayoutSlot slot="floatingButton" tenant={tenant} />
  </TestSite>
);

const drawn = (element: ReactElement) => render(element).container;

describe("the frame stays inert", () => {
  it.each(HOSTILE_LINKS.filter((link) => !link.startsWith("https://a.example/")))(
    "with %j for every link",
    (link) => {
      const tenant = unchecked(({ partnerMarketingInfo, layout }) => {
        for (const name of [
          "instagramUrl",
          "kakaoTalkUrl",
          "naverBlogUrl",
          "naverTalkUrl",
          "youtubeUrl",
        ] as const)
          partnerMarketingInfo[name] = link;
        const menuEntry = { url: link, title: "메뉴", useWidget: false, subList: [] };
        if (layout.header)
          Object.assign(layout.header.data, {
            menu: [menuEntry],
            rightButton: { buttonText: "예약", buttonType: "fill", buttonUrl: link, useWidget: "visit" },
            franchiseList: [
              { title: "지점", icon: null, items: [{ title: "강남", url: link, hrefTarget: "_blank" }] },
            ],
          });
        if (layout.footer) layout.footer.data.extraLinks = [{ title: "더", url: link }];
        layout.floatingButton = {
          component: "FloatingButtonType1",
          data: {
            buttonText: "예약하기",
            imageUrl: null,
            list: [{ title: "링크", url: link, icon: null, mobileIcon: null, pcIcon: null }],
            customList: [],
            isDefaultOpen: true,
          },
        };
      });
      const container = drawn(frame(tenant));
      expectInert(container);
      expect(container.innerHTML).not.toContain(link);
    },
  );

  it.each(HOSTILE_WORDS)("with the words %j for every name", (words) => {
    const tenant = unchecked(({ partnerInformation, layout }) => {
      for (const name of [
        "partnerName",
        "displayName",
        "partnerCeoName",
        "partnerBusinessNumber",
        "partnerAddress",
        "partnerTel",
        "partnerCopyRight",
      ] as const)
        partnerInformation[name] = words;
      if (layout.header) {
        layout.header.data.logoText = words;
        layout.header.data.menu = [{ url: "/products", title: words, useWidget: false, subList: [] }];
      }
      if (layout.footer) layout.footer.data.caution = words;
    });
    const container = drawn(frame(tenant));
    expectInert(container);
    expect(container.textContent).toContain(words);
  });

  it.each(HOSTILE_WORDS)("in what search engines read, with %j", (words) => {
    const tenant = unchecked(({ partnerInformation, homepageConfig }) => {
      partnerInformation.displayName = words;
      partnerInformation.partnerAddress = words;
      homepageConfig.seoDescription = words;
    });
    const html = renderToStaticMarkup(
      <>
        <JsonLd data={clinicJsonLd(tenant)} />
        <JsonLd data={websiteJsonLd(tenant)} />
      </>,
    );
    const { head, body } = new DOMParser().parseFromString(html, "text/html");
    const scripts = [...head.children, ...body.children];
    expect(scripts.map((script) => script.getAttribute("type"))).toEqual(
      Array(2).fill("application/ld+json"),
    );
    expect(JSON.parse(scripts[0]?.textContent ?? "")).toMatchObject({ name: words, description: words });
    expect(JSON.parse(JSON.stringify(siteManifest(tenant)))).toMatchObject({ name: words });
  });

  it.each([
    ['<meta name="naver-site-verification" content="abcdef123456" />', "abcdef123456"],
    ['<meta name="naver-site-verification" content="abcdef123456"><script>alert(1)</script>', "abcdef123456"],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example">', undefined],
    ['<meta name="naver-site-verification" content="a"b c"><script>', undefined],
    ['<meta name="naver-site-verification" content="</script><script>">', undefined],
    ['<script>alert(1)</script><meta name="robots" content="noindex">', undefined],
    ["naver-site-verification", undefined],
  ])("of %j only the verification's value is kept", (html, value) => {
    const tenant = unchecked(({ partnerMarketingInfo }) => {
      partnerMarketingInfo.naverDomainCheckHtml = html;
    });
    expect(partnerMetadata(tenant).verification?.other?.["naver-site-verification"]).toBe(value);
    expect(JSON.stringify(partnerMetadata(tenant))).not.toMatch(/script|refresh|noindex/);
  });

  it("in its style element, whose every value has a pattern", () => {
    const css = themeCss(aTenant({ theme: { roles: { accent: "#123456" }, texture: "paper" } }).theme);
    expect(css).toContain("--accent:#123456");
    expect(css.replace(/url\("data:image\/svg\+xml,[^"]*"\)/, "")).not.toMatch(/[<>@]|url\(|\/\*/);
  });
});
