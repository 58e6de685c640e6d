import { type ContentBody, contentBodies } from "@/contract/content/bodies";
import type { ContentKind } from "@/contract/content/kinds";
import type { CacheArea } from "@/contract/tenant/cache-tags";
import { ApiError } from "../lib/errors";
import { categoryStore, eventStore, productStore } from "./catalogue-stores";
import { configStore } from "./config-stores";
import { keywordsStore, orderStore, shortLinksStore, termStore } from "./list-stores";
import type { ContentStore, ContentStores } from "./store";
import { bannerStore, brandingStore, exhibitionStore, pageStore, popupStore } from "./story-stores";
import {
  afterNoticeStore,
  beforeAfterStore,
  boardStore,
  boardTypeStore,
  doctorStore,
  faqGroupStore,
  faqStore,
  noticeStore,
  reviewStore,
} from "./text-stores";

const STORES: ContentStores = {
  product: productStore,
  category: categoryStore,
  event: eventStore,
  exhibition: exhibitionStore,
  branding: brandingStore,
  popup: popupStore,
  banner: bannerStore,
  notice: noticeStore,
  faqGroup: faqGroupStore,
  faq: faqStore,
  afterNotice: afterNoticeStore,
  boardType: boardTypeStore,
  board: boardStore,
  doctor: doctorStore,
  beforeAfter: beforeAfterStore,
  review: reviewStore,
  page: pageStore,
  term: termStore,
  order: orderStore,
  keywords: keywordsStore,
  shortLinks: shortLinksStore,
  theme: configStore("theme"),
  layout: configStore("layout"),
  home: configStore("home"),
  information: configStore("information"),
  marketing: configStore("marketing"),
  homepageConfig: configStore("homepageConfig"),
  messages: configStore("messages"),
  opening: configStore("opening"),
};

/** A body of a kind that is known at run time only. */
export type AnyBody = Record<string, unknown>;

/** The store of a kind. Bodies pass {@link parseBody} before they are written. */
export const storeOf = (kind: ContentKind): ContentStore<AnyBody> =>
  STORES[kind] as unknown as ContentStore<AnyBody>;

/** A 422 that names every field of a body that its kind's contract refuses. */
export function parseBody(kind: ContentKind, body: unknown): AnyBody {
  const parsed = contentBodies[kind].safeParse(body);
  if (parsed.success) return parsed.data as ContentBody as AnyBody;
  const { issues } = parsed.error;
  const inKorean = issues.find(({ message }) => /[가-힣]/.test(message));
  throw new ApiError(
    422,
    ["content.invalid", ...issues.map(({ path, message }) => `${path.join(".")}: ${message}`)],
    inKorean?.message ?? "입력하신 내용을 확인해 주세요.",
  );
}

const PRODUCT_AREAS: CacheArea[] = [
  "products",
  "events",
  "exhibitions",
  "brandings",
  "introduction",
  "banners",
];
const AREAS: Record<ContentKind, CacheArea[] | "everything"> = {
  product: PRODUCT_AREAS,
  category: PRODUCT_AREAS,
  event: PRODUCT_AREAS,
  exhibition: ["exhibitions"],
  branding: ["brandings"],
  popup: ["popups"],
  banner: ["banners"],
  notice: ["notices"],
  faqGroup: ["faqs"],
  faq: ["faqs", "brandings", "exhibitions", "introduction"],
  afterNotice: ["products"],
  boardType: ["boards", "posts"],
  board: ["boards"],
  doctor: ["introduction", "brandings", "exhibitions"],
  // By law no cached page shows them.
  beforeAfter: [],
  review: [],
  page: ["introduction"],
  term: ["terms"],
  order: "everything",
  keywords: ["keywords"],
  shortLinks: [],
  theme: "everything",
  layout: "everything",
  home: "everything",
  information: "everything",
  marketing: "everything",
  homepageConfig: "everything",
  messages: [],
  opening: "everything",
};

/** The areas of cached pages that show things of these kinds; null: all of the clinic's. */
export function areasOf(kinds: Iterable<ContentKind>): CacheArea[] | null {
  const areas = [...kinds].map((kind) => AREAS[kind]);
  return areas.some((area) => area === "everything") ? null : [...new Set(areas.flat() as CacheArea[])];
}
