import { describe, expect, it, vi } from "vitest";
import { articleJsonLd } from "@/blocks/json-ld/article";
import { breadcrumbsJsonLd } from "@/blocks/json-ld/breadcrumbs";
import { clinicJsonLd, websiteJsonLd } from "@/blocks/json-ld/clinic";
import type { BoardDetail } from "@/contract/api/boards";
import type { CustomerPostDetail } from "@/contract/api/customer-boards";
import type { ClinicEvent } from "@/contract/api/events";
import type { Page } from "@/contract/api/stories";
import type { Tenant } from "@/contract/tenant/tenant";
import { boardJsonLd, boardListJsonLd } from "@/features/boards/board-json-ld";
import { questionJsonLd } from "@/features/customer-boards/question-json-ld";
import { contactJsonLd } from "@/features/customer-center/contact-json-ld";
import { faqJsonLd } from "@/features/customer-center/faq-json-ld";
import { noticeJsonLd, noticesJsonLd } from "@/features/customer-center/notice-json-ld";
import { eventJsonLd } from "@/features/events/event-json-ld";
import { collectionJsonLd } from "@/features/exhibitions/collection-json-ld";
import { aboutPageJsonLd, imageGalleryJsonLd } from "@/features/introduce/page-json-ld";
import { physicianJsonLd } from "@/features/introduce/staff/physician-json-ld";
import { listJsonLd } from "@/features/products/list-json-ld";
import { productJsonLd } from "@/features/products/product-json-ld";
import { aDoctor } from "@/testing/doctors";
import { anOpeningHours } from "@/testing/opening-hours";
import { anEventPeriod, aProduct, aProductDetail } from "@/testing/products";
import { schemaOrgFaults } from "@/testing/schema-org";
import { aTenant } from "@/testing/tenant";

vi.mock("server-only", () => ({}));

const IMAGE = "/media/lumiere/a.webp";
const information = {
  id: "lumiere",
  partnerName: "루미에르의원",
  displayName: "루미에르의원",
  partnerCode: "LM",
};
const bare = aTenant({ homepageConfig: { hasPriceView: false } });
const full = aTenant({
  partnerInformation: {
    ...information,
    ...anOpeningHours(),
    partnerLogoImageUrl: IMAGE,
    partnerTel: "02-0000-1234",
    partnerFax: "02-0000-1235",
    partnerAddress: "서울 강남구",
    lat: 37.5,
    lng: 127,
    naverMapUrl: "https://map.naver.com/p",
  },
  partnerMarketingInfo: { instagramUrl: "https://www.instagram.com/x" },
  homepageConfig: { seoDescription: "피부과", ogImageUrl: IMAGE },
});

const notice = { id: 1, title: "휴진 안내", isPinned: true, publishedAt: "2026-11-20" };
const board = {
  id: 2,
  boardTypeId: 1,
  category: "회복",
  title: "리프팅 뒤 하루",
  summary: "",
  imageUrl: IMAGE,
  imageAlt: "",
  videoId: "abcdefghijk",
  hashTags: ["리프팅"],
  publishedAt: "2026-11-20",
  // Of an entry, the data say no more than this.
} as unknown as BoardDetail;
const post = {
  id: 9,
  boardTypeId: 4,
  title: "회복이 궁금해요",
  content: "얼마나 걸리나요",
  authorName: "김*연",
  createdAt: "2026-11-20T00:00:00Z",
  answerHtml: "<p>이틀</p>",
  answeredAt: "2026-11-21T00:00:00Z",
  // As above.
} as unknown as CustomerPostDetail;
const event: ClinicEvent = {
  ...anEventPeriod(),
  titleGroup: "이달",
  summary: "",
  imageUrl: IMAGE,
  imageAlt: "",
  isEnded: false,
  productId: 12,
  price: null,
};
const gallery: Page = {
  key: "space",
  title: "공간",
  description: "",
  blocks: [{ type: "gallery", images: [{ url: IMAGE, alt: "" }] } as unknown as Page["blocks"][number]],
  blockProducts: [],
};
const crumbs = [{ title: "시술", path: "/products" }];

const BUILDERS: [screen: string, type: string, build: (tenant: Tenant) => object][] = [
  ["home", "MedicalClinic", clinicJsonLd],
  ["home", "WebSite", websiteJsonLd],
  ["introduction", "AboutPage", (tenant) => aboutPageJsonLd(tenant, gallery)],
  ["introduction without a story", "AboutPage", (tenant) => aboutPageJsonLd(tenant, null)],
  ["staff", "Physician", (tenant) => physicianJsonLd(tenant, aDoctor())],
  [
    "staff without a picture",
    "Physician",
    (tenant) => physicianJsonLd(tenant, aDoctor({ imageUrl: null, languages: [], specialty: "" })),
  ],
  ["space", "ImageGallery", (tenant) => imageGalleryJsonLd(tenant, gallery)],
  [
    "product list",
    "ItemList",
    (tenant) => listJsonLd(tenant, { products: [aProduct()], crumbs, page: 2 })[0] ?? {},
  ],
  ["category", "BreadcrumbList", () => breadcrumbsJsonLd("https://clinic.example", crumbs)],
  ["events", "Event", (tenant) => eventJsonLd(tenant, event)],
  [
    "exhibitions",
    "CollectionPage",
    (tenant) =>
      collectionJsonLd(tenant, {
        name: "기획전",
        path: "/exhibitions",
        parts: [{ name: "겨울", path: "/exhibitions/1" }],
      }),
  ],
  [
    "no exhibitions",
    "CollectionPage",
    (tenant) => collectionJsonLd(tenant, { name: "기획전", path: "/exhibitions", parts: [] }),
  ],
  [
    "branding",
    "Article",
    (tenant) => articleJsonLd(tenant, { headline: "진료", path: "/brandings/1", imageUrl: IMAGE }),
  ],
  [
    "board",
    "CollectionPage",
    (tenant) => boardListJsonLd(tenant, { title: "이야기", path: "/boards/1", boards: [board] }),
  ],
  ["board entry", "Article", (tenant) => boardJsonLd(tenant, board)],
  [
    "board entry without picture or video",
    "Article",
    (tenant) =>
      boardJsonLd(tenant, { ...board, imageUrl: null, videoId: null, hashTags: [], category: null }),
  ],
  [
    "notices",
    "CollectionPage",
    (tenant) => noticesJsonLd(tenant, { title: "공지사항", page: 2, notices: [notice] }),
  ],
  ["notice", "Article", (tenant) => noticeJsonLd(tenant, notice)],
  [
    "questions",
    "FAQPage",
    () =>
      faqJsonLd([
        { id: 1, groupId: 1, groupTitle: "예약", question: "변경?", answerHtml: "<p>네</p>", isTop: true },
      ]),
  ],
  ["contact", "ContactPage", (tenant) => contactJsonLd(tenant, "문의하기")],
  ["public post", "QAPage", (tenant) => questionJsonLd(tenant, post)],
  [
    "public post without an answer",
    "QAPage",
    (tenant) => questionJsonLd(tenant, { ...post, answerHtml: null, answeredAt: null }),
  ],
];

describe("structured data", () => {
  it.each(BUILDERS)("of the %s is a valid %s", (_, type, build) => {
    for (const tenant of [full, bare]) {
      const data = build(tenant);
      expect(data).toMatchObject({ "@context": "https://schema.org", "@type": type });
      expect(schemaOrgFaults(data)).toEqual([]);
    }
  });

  it("of a product is an offer, and a procedure where the clinic shows no prices", () => {
    const product = aProductDetail();
    const [offered, asked] = [full, bare].map((tenant) => productJsonLd(tenant, product));
    expect(offered).toMatchObject({ "@type": "Product", offers: { price: 198_000 } });
    expect(asked).toMatchObject({ "@type": "MedicalProcedure" });
    expect(JSON.stringify(asked)).not.toMatch(/price|offer|198/i);
    expect([offered, asked].flatMap((data) => schemaOrgFaults(data ?? {}))).toEqual([]);
  });
});
