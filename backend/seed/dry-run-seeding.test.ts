import { describe, expect, it } from "vitest";
import { type Content, contentSchema } from "@/contract/tenant/content";
import { validate } from "../lib/read-json";
import type { ContentFile } from "../testing/stories";
import { contentFile } from "../testing/tenants";
import { dryRunSeeding } from "./seed-partner";

const parse = (changes: ContentFile): Content =>
  validate(contentSchema, { ...contentFile(), ...changes }, "content");
const rehearse = async (changes: ContentFile) => dryRunSeeding(parse(changes));

const image = { url: "/media/any/picture.webp", alt: "" };
const story = { key: "x", title: "x", summary: "", image, blocks: [] };
const popup = { locations: ["/"], pcWidth: 1, pcHeight: 1, mobileWidth: 1, mobileHeight: 1 };
const slide = { title: "x", devices: ["PC" as const] };
const board = { title: "x", contentHtml: "", daysAgo: 0 };
const post = { ...board, content: "", authorName: "x", phone: "01012345678", password: "1234" };
const pictures = {
  beforeImageUrl: image.url,
  afterImageUrl: image.url,
  elapsed: "",
  category: "",
  daysAgo: 0,
};
const banner = { bannerLocation: "HOME_TOP" as const, title: "", description: "", image, buttonText: "" };
const term = { slug: "x", termTitle: "x", isRequired: false, effectiveAt: "2026-01-01", contentHtml: "" };

describe("dryRunSeeding", () => {
  it("takes what the fixtures hold, and nothing but lists that are empty", async () => {
    await rehearse({});
    await dryRunSeeding(
      contentSchema.parse(Object.fromEntries(Object.keys(parse({})).map((key) => [key, []]))),
    );
  });

  it.each<[string, ContentFile, RegExp]>([
    [
      "an exhibition's product",
      { exhibitions: [{ ...story, products: ["no"] }] },
      /^products: exhibition x: names no/,
    ],
    [
      "a block's product",
      { brandings: [{ ...story, blocks: [{ type: "products", products: ["no"] }] }] },
      /^products: branding x: names no/,
    ],
    [
      "a FAQ's group",
      { faqs: [{ group: "no", question: "", answerHtml: "" }] },
      /^faqGroups: faq 1: names no/,
    ],
    [
      "a board of nobody",
      { boards: [{ ...board, boardType: "no" }] },
      /^boardTypes: board 1 \(x\): names no/,
    ],
    [
      "a customer board for an entry",
      { boards: [{ ...board, boardType: "counsel" }] },
      /counsel is no clinic board/,
    ],
    [
      "a clinic board for a post",
      { customerPosts: [{ ...post, boardType: "news" }] },
      /news is no customer board/,
    ],
    [
      "a category that a board has not",
      { boards: [{ ...board, boardType: "news", category: "시술" }] },
      /news has no category 시술/,
    ],
    ["a video entry without one", { boards: [{ ...board, boardType: "video" }] }, /videoId: is missing/],
    [
      "a doctor of nobody",
      { beforeAfters: [{ ...pictures, title: "", doctor: "no" }] },
      /^doctors: .*names no/,
    ],
    [
      "a code twice",
      { shortenUrls: [1, 2].map(() => ({ code: "abc", targetUrl: "/" })) },
      /^shortenUrls: abc: .*twice/,
    ],
    [
      "a page twice",
      { pages: [1, 2].map(() => ({ key: "x", title: "", blocks: [] })) },
      /^pages: x: is there twice/,
    ],
    [
      "a version twice",
      { terms: [1, 2].map(() => ({ ...term, version: "1" })) },
      /^terms: x: a version is there twice/,
    ],
    [
      "a term of two targets",
      {
        terms: [
          { ...term, version: "1" },
          { ...term, version: "2", target: "POST" },
        ],
      },
      /^terms: x: its versions have different targets/,
    ],
  ])("names %s", async (_, changes, reason) => {
    await expect(rehearse(changes)).rejects.toThrow(reason);
  });

  const scripts = [
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil.example",
    "http://plain.example",
    "",
    " /x",
  ];
  it.each(scripts)("refuses the link %j, and names its field", (link) => {
    const refusal = (changes: ContentFile) => () => parse(changes);
    expect(refusal({ banners: [{ ...banner, linkTo: link }] })).toThrow(/banners\.0\.linkTo: a path that/);
    expect(refusal({ popups: [{ ...popup, popupItems: [{ ...slide, linkTo: link }] }] })).toThrow(
      /popups\.0\.popupItems\.0\.linkTo: a path that/,
    );
    expect(refusal({ shortenUrls: [{ code: "abc", targetUrl: link }] })).toThrow(
      /shortenUrls\.0\.targetUrl: a path/,
    );
    expect(
      refusal({ pages: [{ key: "x", title: "", blocks: [{ type: "button", buttonText: "", url: link }] }] }),
    ).toThrow(/pages\.0\.blocks\.0\.url: a path that/);
  });

  it("lets a button call, but a short link only lead to a page", () => {
    const button = { type: "button" as const, buttonText: "전화", url: "tel:02-123-4567" };
    expect(() => parse({ pages: [{ key: "x", title: "", blocks: [button] }] })).not.toThrow();
    expect(() => parse({ shortenUrls: [{ code: "abc", targetUrl: button.url }] })).toThrow(/targetUrl/);
  });

  const file = { name: "x", url: "/media/any/run.exe", bytes: 1 };
  it.each<[ContentFile, RegExp]>([
    [{ notices: [{ ...board, attachments: [file] }] }, /notices\.0\.attachments\.0\.url: a picture or a PDF/],
    [
      { exhibitions: [{ ...story, products: [], startDay: 2, endDay: 1 }] },
      /exhibitions\.0\.endDay: must not come/,
    ],
    [
      { popups: [{ ...popup, popupItems: [slide], startDay: 2, endDay: 1 }] },
      /popups\.0\.endDay: must not come/,
    ],
    [
      { popups: [{ ...popup, popupItems: [slide], locations: ["events"] }] },
      /popups\.0\.locations\.0: a path/,
    ],
    [
      { brandings: [{ ...story, blocks: [{ type: "video", videoId: "short" }] }] },
      /blocks\.0\.videoId: an id of 11/,
    ],
  ])("refuses %j", (changes, reason) => {
    expect(() => parse(changes)).toThrow(reason);
  });
});
