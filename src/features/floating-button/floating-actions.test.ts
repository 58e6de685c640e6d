import { describe, expect, it } from "vitest";
import type { LayoutData } from "@/contract/tenant/layout";
import { layoutSchema } from "@/contract/tenant/layout";
import type { TenantFile } from "@/contract/tenant/tenant";
import { aTenant } from "@/testing/tenant";
import { floatingActions, inQuickOrder } from "./floating-actions";

type Marketing = NonNullable<TenantFile["partnerMarketingInfo"]>;
type Data = LayoutData<"floatingButton", "FloatingButtonType1">;

const everything: Marketing = {
  naverBlogUrl: "https://blog.naver.com/a",
  instagramUrl: "https://www.instagram.com/a",
  youtubeUrl: "https://www.youtube.com/@a",
  kakaoTalkUrl: "https://pf.kakao.com/_a",
  naverTalkUrl: "https://talk.naver.com/a",
  channelTalkId: "b6f0c2d4-51c7-4d0e-9a53-6b2f8e1c7a90",
};
const partner = { id: "lumiere", partnerName: "루미에르", displayName: "루미에르", partnerCode: "LM" };

const actionsOf = (
  data: Partial<Data>,
  partnerMarketingInfo: Marketing = {},
  partnerInformation: Partial<TenantFile["partnerInformation"]> = {},
) =>
  floatingActions(
    { list: [], customList: [], ...data },
    aTenant({ partnerMarketingInfo, partnerInformation: { ...partner, ...partnerInformation } }),
  );
const titlesOf = (actions: { title: string }[]) => actions.map(({ title }) => title);
const noIcon = { icon: null, mobileIcon: null, pcIcon: null };

describe("floatingActions", () => {
  it("offers nothing of a partner that has nothing", () => {
    expect(actionsOf({})).toEqual([]);
  });

  it("offers every way by its default title, in the spec's order", () => {
    const actions = actionsOf({}, everything, { partnerTel: "02-0000-1234" });
    expect(titlesOf(actions)).toEqual([
      "블로그",
      "인스타그램",
      "유튜브",
      "전화 상담",
      "카카오톡 상담",
      "네이버 톡톡 상담",
      "채팅 상담",
    ]);
  });

  it.each<[string, Marketing]>([
    ["블로그", { naverBlogUrl: "https://blog.naver.com/a" }],
    ["인스타그램", { instagramUrl: "https://www.instagram.com/a" }],
    ["유튜브", { youtubeUrl: "https://www.youtube.com/@a" }],
    ["카카오톡 상담", { kakaoTalkUrl: "https://pf.kakao.com/_a" }],
    ["네이버 톡톡 상담", { naverTalkUrl: "https://talk.naver.com/a" }],
    ["네이버 톡톡 상담", { naverTalkTalkUrl: "https://talk.naver.com/a" }],
    ["채팅 상담", { channelTalkId: "b6f0c2d4-51c7-4d0e-9a53-6b2f8e1c7a90" }],
  ])("offers %s alone to who has %j alone", (title, marketing) => {
    expect(titlesOf(actionsOf({}, marketing))).toEqual([title]);
  });

  it("calls the clinic by its telephone, else by its other number", () => {
    const both = { partnerTel: "02-0000-1234", partnerPhone: "010-0000-5678" };
    expect(actionsOf({}, {}, both)[0]).toMatchObject({ kind: "link", href: "tel:02-0000-1234" });
    expect(actionsOf({}, {}, { partnerPhone: "010-0000-5678" })[0]).toMatchObject({
      href: "tel:010-0000-5678",
    });
  });

  it("puts a call, KakaoTalk and the way in the bar of phones, and the next link where one is missing", () => {
    const list = [
      { title: "시술 예약", url: null, ...noIcon },
      { title: "이벤트", url: "/events", ...noIcon },
      { title: "오시는 길", url: "/info", ...noIcon, icon: "map-pin" },
    ];
    const quick = (marketing: object) =>
      inQuickOrder(actionsOf({ list }, marketing, { partnerTel: "02-0000-1234" }))
        .filter(({ isQuick }) => isQuick)
        .map(({ title }) => title);
    expect(quick({ kakaoTalkUrl: "https://pf.kakao.com/_a" })).toEqual([
      "전화 상담",
      "카카오톡 상담",
      "오시는 길",
    ]);
    expect(quick({})).toEqual(["전화 상담", "오시는 길", "이벤트"]);
  });

  it("puts configured entries first: a reservation, a path, another site", () => {
    const list = [
      { title: "시술 예약", url: null, ...noIcon },
      { title: "이벤트", url: "/events", ...noIcon },
      { title: "지도", url: "https://map.example", ...noIcon },
    ];
    const actions = actionsOf({ list }, { youtubeUrl: "https://www.youtube.com/@a" });
    expect(actions.map(({ kind, title }) => [kind, title])).toEqual([
      ["book", "시술 예약"],
      ["link", "이벤트"],
      ["link", "지도"],
      ["link", "유튜브"],
    ]);
  });

  it.each([
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil.example",
    "http://plain.example",
    "data:text/html,x",
  ])("leaves out an entry that leads to %s", (url) =>
    expect(actionsOf({ list: [{ title: "나쁜 링크", url, ...noIcon }] })).toEqual([]),
  );

  it("takes the partner's own title and icons for a way, another one on phones", () => {
    const customList: Data["customList"] = [
      {
        channel: "youtube",
        title: "영상 보기",
        icon: "tag",
        mobileIcon: null,
        pcIcon: "/media/lumiere/y.webp",
      },
      { channel: "blog", title: null, ...noIcon },
    ];
    const marketing = { youtubeUrl: everything.youtubeUrl, naverBlogUrl: everything.naverBlogUrl };
    expect(actionsOf({ customList }, marketing)).toMatchObject([
      { title: "블로그", icons: { mobile: "blog", pc: "blog" } },
      { title: "영상 보기", icons: { mobile: "tag", pc: "/media/lumiere/y.webp" } },
    ]);
  });
});

describe("an icon of the floating button", () => {
  const parse = (icon: string) =>
    layoutSchema.safeParse({
      header: null,
      footer: null,
      floatingButton: {
        component: "FloatingButtonType1",
        data: { list: [{ title: "예약", url: null, icon }] },
      },
    }).success;

  it.each(["tag", "calendar-check", "kakaoTalk", "/media/lumiere/icon.webp", "https://cdn.example/i.svg"])(
    "may be %s",
    (icon) => expect(parse(icon)).toBe(true),
  );
  it.each([
    "javascript:alert(1)",
    "//evil.example/i.svg",
    "data:image/svg+xml,x",
    '"><script>',
    "http://a.example/i",
  ])("may not be %s", (icon) => expect(parse(icon)).toBe(false));
});
