import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TenantFile } from "@/contract/tenant/tenant";
import { type ContentFile, ownStoryContent, storyContent } from "./stories";

/** Weekdays 10:00 to 19:00 with lunch from 13:00, Saturday to 14:00 without; one week of room for two visitors. */
export function tenantFile(id: string, changes: Partial<TenantFile> = {}): TenantFile {
  return {
    id,
    domains: { primary: `${id}.localhost`, aliases: [`${id}-clinic.example`] },
    partnerInformation: {
      id,
      partnerName: `${id} 의원`,
      displayName: `${id} 의원`,
      partnerCode: "TC",
      partnerAddress: "서울 강남구 시험로 1",
      googlePlaceId: "ChIJ&x=1",
      naverMapUrl: "https://naver.me/clinic",
      partnerTel: "02-000-0000",
      lunchStart: "13:00",
      lunchEnd: "14:00",
      mondayOpen: "10:00",
      mondayClose: "19:00",
      saturdayOpen: "10:00",
      saturdayClose: "14:00",
    },
    homepageConfig: { isIncludeVat: false, reservationRange: 30, reservationCapacity: 2 },
    layout: {
      header: null,
      footer: null,
      widget: { component: "Type1", data: { embedOrigins: ["https://partner.example"] } },
    },
    ...changes,
  };
}

/** Two clinics that differ by nothing but their id and hosts. */
export function alphaAndBeta(): TenantFile[] {
  const alpha = tenantFile("alpha");
  const partnerInformation = { ...alpha.partnerInformation, id: "beta" };
  return [alpha, tenantFile("beta", { partnerInformation })];
}

const image = { url: "/media/any/picture.webp", alt: "그림" };
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;
const everyWeekday = Object.fromEntries(weekdays.map((day) => [day, { start: "10:00", end: "19:00" }]));
const doctor = { specialty: "피부과 전문의", introduction: "", imageUrl: null, career: [], education: [] };
const signed = {
  ...doctor,
  imageAlt: "김하나 대표원장의 서명",
  imageFocus: { x: 50, y: 46 },
  practiceSince: 2009,
};
const term = {
  isRequired: true,
  effectiveAt: "2026-01-01",
  contentHtml: "<p>{reservationChangeHours}시간 전</p>",
};

/**
 * Two categories, three products, a running and an ended event, two doctors, three terms: the same for every tenant,
 * and so with the same ids. Tenants besides alpha have one thing more of each kind, which alpha has no id for.
 */
export function contentFile(tenantId = "alpha"): ContentFile {
  const shared = { ...sharedContent(), ...storyContent() };
  if (tenantId === "alpha") return shared;
  const name = `${tenantId}만의 것`;
  const own = { key: "own", name, description: "" };
  const option = { key: "own-1", name, price: 1000, durationMinutes: 30 };
  return {
    ...joinLists(shared, ownStoryContent(name)),
    categories: [...(shared.categories ?? []), { ...own, bodyGroup: "", concernGroup: "" }],
    products: [
      ...(shared.products ?? []),
      { ...own, summary: "", categories: ["own"], image, options: [option] },
    ],
    doctors: [...(shared.doctors ?? []), { ...doctor, key: "own", name, position: "원장", week: {} }],
    notices: [...(shared.notices ?? []), { title: name, contentHtml: "", daysAgo: 90 }],
    terms: [
      ...(shared.terms ?? []),
      { ...term, slug: "own", termTitle: name, isRequired: false, version: "1" },
    ],
  };
}

function joinLists(first: ContentFile, second: ContentFile): ContentFile {
  const lists = Object.entries(second) as [keyof ContentFile, unknown[]][];
  return {
    ...first,
    ...Object.fromEntries(lists.map(([key, rows]) => [key, [...(first[key] ?? []), ...rows]])),
  };
}

function sharedContent(): ContentFile {
  return {
    categories: [
      { key: "lifting", name: "리프팅", description: "", bodyGroup: "얼굴", concernGroup: "탄력" },
      { key: "skin", name: "피부", description: "", bodyGroup: "얼굴", concernGroup: "결" },
      { key: "toning", name: "토닝", description: "", bodyGroup: "얼굴", concernGroup: "결", parent: "skin" },
    ],
    products: [
      {
        key: "ultra",
        name: "초음파 리프팅",
        summary: "100% 정품, 처진 턱선",
        description: "",
        categories: ["lifting"],
        image,
        isRecommend: true,
        badges: ["원장 추천"],
        options: [
          { key: "ultra-300", name: "300샷", price: 100_000, durationMinutes: 60, isDefault: true },
          { key: "ultra-pack", name: "진정 팩", price: 25_005, durationMinutes: 15 },
        ],
        related: ["toning"],
        afterNotices: ["lifting"],
        descriptionHtml: `<p onclick="x()">설명</p><script>alert(1)</script>`,
      },
      {
        key: "toning",
        name: "피코 토닝",
        summary: "색소와_결",
        description: "",
        categories: ["toning"],
        image,
        options: [
          { key: "toning-1", name: "1회", price: 50_000, durationMinutes: 30 },
          { key: "toning-5", name: "5회", price: 200_000, durationMinutes: 30 },
        ],
      },
      {
        key: "care",
        name: "진정 관리",
        summary: "편안한 마무리",
        description: "",
        categories: ["skin"],
        image,
        options: [{ key: "care-1", name: "1회", price: 30_000, durationMinutes: 30, isDefault: true }],
      },
    ],
    events: [
      {
        key: "now",
        title: "이달의 리프팅",
        titleGroup: "이달",
        summary: "",
        image,
        startDay: -1,
        endDay: 5,
        prices: { "ultra-300": 69_500 },
      },
      {
        key: "over",
        title: "지난 토닝",
        titleGroup: "지난",
        summary: "",
        image,
        startDay: -30,
        endDay: -2,
        prices: { "toning-1": 1000 },
      },
    ],
    doctors: [
      { ...signed, key: "kim", name: "김하나", position: "대표원장", week: everyWeekday, daysOff: [3] },
      { ...doctor, key: "lee", name: "이두리", position: "원장", week: everyWeekday },
    ],
    closedDays: [{ date: "2026-11-27", reason: "내부 공사" }],
    shortenWorks: [{ day: 26, openTime: "12:00", closeTime: "16:00", reason: "직원 교육" }],
    banners: [
      {
        bannerLocation: "HOME_TOP",
        title: "첫 화면",
        description: "",
        image,
        linkTo: "/products",
        buttonText: "보기",
        product: "ultra",
      },
    ],
    notices: [
      {
        title: "먼저 알림",
        contentHtml: "<p>하나</p>",
        daysAgo: 3,
        attachments: [{ name: "안내문.pdf", url: "/media/any/guide.pdf", bytes: 1024 }],
      },
      {
        title: "나중 알림",
        contentHtml: "<p>{reservationChangeHours}시간 전</p>",
        daysAgo: 1,
        isPinned: true,
      },
    ],
    terms: sharedTerms(),
  };
}

/** One term with an older and a coming version, and one for each target. */
function sharedTerms(): ContentFile["terms"] {
  return [
    { ...term, slug: "terms-of-service", termTitle: "이용약관", version: "1" },
    { ...term, slug: "privacy-policy", termTitle: "개인정보처리방침", version: "1" },
    {
      ...term,
      slug: "privacy-policy",
      termTitle: "개인정보처리방침",
      version: "2",
      effectiveAt: "2026-06-01",
      translations: { ja: { title: "個人情報処理方針", summary: "要約" } },
    },
    {
      ...term,
      slug: "privacy-policy",
      termTitle: "개인정보처리방침",
      version: "3",
      effectiveAt: "2099-01-01",
    },
    { ...term, slug: "marketing", termTitle: "혜택 문자", isRequired: false, version: "1" },
    { ...term, slug: "post-privacy", termTitle: "게시판 개인정보", target: "POST", version: "1" },
  ];
}

/** Writes tenants with their content into a folder of their own and answers its path. */
export async function writeTenants(
  tenants: TenantFile[],
  contentOf: (tenantId: string) => ContentFile = contentFile,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tenants-"));
  for (const tenant of tenants) {
    await mkdir(join(folder, tenant.id, "content", "images"), { recursive: true });
    await writeFile(join(folder, tenant.id, "tenant.json"), JSON.stringify(tenant));
    await writeFile(join(folder, tenant.id, "content", "all.json"), JSON.stringify(contentOf(tenant.id)));
    await writeFile(join(folder, tenant.id, "content", "images", "picture.webp"), "RIFF");
  }
  return folder;
}
