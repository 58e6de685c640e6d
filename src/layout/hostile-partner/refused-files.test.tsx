import { describe, expect, it } from "vitest";
import { popupSchema } from "@/contract/api/popups";
import { tenantSchema } from "@/contract/tenant/tenant";
import { HOSTILE_COLOURS, HOSTILE_IDS, HOSTILE_LINKS, HOSTILE_PICTURES } from "@/testing/hostile";
import { GOOD } from "@/testing/hostile-tenant";
import { aPopup, aPopupItem } from "@/testing/popups";

/** The tenant file with one value set by its path, as an editor of the file could. */
function withValue(path: string, value: unknown): unknown {
  const file: unknown = structuredClone(GOOD);
  const names = path.split(".");
  let place = file as Record<string, unknown>;
  for (const name of names.slice(0, -1)) {
    place[name] ??= {};
    place = place[name] as Record<string, unknown>;
  }
  place[names.at(-1) ?? ""] = value;
  return file;
}
/** Where the schema says that something is wrong. */
const refusedAt = (file: unknown) =>
  tenantSchema.safeParse(file).error?.issues.map(({ path }) => path.join(".")) ?? [];

const entry = (url: string) => ({ url, title: "메뉴" });
const LINKS: [string, (link: string) => unknown][] = [
  ["layout.header.data.menu", (url) => [entry(url)]],
  ["layout.header.data.menu", (url) => [{ ...entry("/"), subList: [entry(url)] }]],
  ["layout.header.data.rightButton", (buttonUrl) => ({ buttonText: "예약", buttonUrl })],
  ["layout.header.data.franchiseList", (url) => [{ title: "지점", items: [{ title: "강남", url }] }]],
  ["layout.footer.data.extraLinks", (url) => [entry(url)]],
  ["layout.floatingButton", (url) => ({ component: "FloatingButtonType1", data: { list: [entry(url)] } })],
  ...[
    "instagramUrl",
    "kakaoTalkUrl",
    "naverBlogUrl",
    "naverTalkUrl",
    "naverTalkTalkUrl",
    "youtubeUrl",
    "xUrl",
    "domainUrl",
  ].map((name): [string, (link: string) => unknown] => [`partnerMarketingInfo.${name}`, (url) => url]),
  ...["naverMapUrl", "kakaoMapUrl", "tMapUrl", "googleMapUrl", "partnerGroupInquiryUrl"].map(
    (name): [string, (link: string) => unknown] => [`partnerInformation.${name}`, (url) => url],
  ),
  ["layout.widget", (widgetUrl) => ({ component: "Type1", data: { widgetUrl } })],
];

describe("a tenant file is refused", () => {
  it.each(
    LINKS.flatMap(([path, placed]) => HOSTILE_LINKS.map((link) => [path, link, placed(link)] as const)),
  )("where %s holds the link %j", (path, _, value) => {
    expect(refusedAt(withValue(path, value)).join()).toMatch(`${path}`);
  });

  it.each(
    ["theme.roles.accent", "theme.roles.footer", "theme.palette.primary.500", "theme.palette.gray.0"].flatMap(
      (path) => HOSTILE_COLOURS.map((colour) => [path, colour] as const),
    ),
  )("where %s is the colour %j", (path, colour) => {
    expect(refusedAt(withValue(path, colour))).toContain(path);
  });

  it.each(HOSTILE_COLOURS)("where a colour of the widget is %j", (colour) => {
    const widget = { component: "Type1", data: { colors: { primary1: colour } } };
    expect(refusedAt(withValue("layout.widget", widget)).join()).toContain("colors");
  });

  it.each(
    ["gtmId", "ga4Id", "ga4PropertyId", "channelTalkId"].flatMap((name) =>
      HOSTILE_IDS.map((id) => [`partnerMarketingInfo.${name}`, id] as const),
    ),
  )("where %s is %j", (path, id) => {
    expect(refusedAt(withValue(path, id))).toContain(path);
  });

  it.each(HOSTILE_IDS)("where its own id is %j", (id) => {
    expect(refusedAt(withValue("id", id))).toContain("id");
  });

  it.each([...HOSTILE_IDS, "clinic.example/path", "clinic.example:80", "*.example", "user@clinic.example"])(
    "where its host is %j",
    (host) => {
      expect(refusedAt(withValue("domains.primary", host))).toContain("domains.primary");
    },
  );

  it.each(
    ["partnerInformation.partnerLogoImageUrl", "homepageConfig.ogImageUrl"].flatMap((path) =>
      HOSTILE_PICTURES.map((url) => [path, url] as const),
    ),
  )("where the picture of %s is %j", (path, url) => {
    expect(refusedAt(withValue(path, url))).toContain(path);
  });

  it("not where it is good", () => {
    expect(refusedAt(GOOD)).toEqual([]);
    expect(refusedAt(withValue("theme.roles.accent", "#123456"))).toEqual([]);
  });
});

describe("a popup is refused", () => {
  it.each(HOSTILE_LINKS)("where it leads to %j", (linkTo) => {
    expect(popupSchema.safeParse(aPopup({ popupItems: [aPopupItem({ linkTo })] })).success).toBe(false);
  });

  it.each(HOSTILE_PICTURES)("where its picture is %j", (pcContent) => {
    expect(popupSchema.safeParse(aPopup({ popupItems: [aPopupItem({ pcContent })] })).success).toBe(false);
  });

  it("not where it is good", () => {
    expect(popupSchema.safeParse(aPopup()).success).toBe(true);
  });
});
