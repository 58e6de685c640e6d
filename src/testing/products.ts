import type {
  EventPeriod,
  Price,
  ProductCategory,
  ProductDetail,
  ProductOption,
  ProductSummary,
} from "@/contract/api/products";

const aPrice = (changes: Partial<Price> = {}): Price => ({
  price: 198_000,
  originalPrice: 280_000,
  discountRate: 29,
  isFrom: false,
  ...changes,
});

/** Without a running event. */
export const aPlainPrice = (price: number): Price => ({
  price,
  originalPrice: null,
  discountRate: null,
  isFrom: false,
});

/** Of a partner that shows no prices. */
export const noPrice: Price = { price: null, originalPrice: null, discountRate: null, isFrom: false };

export const anEventPeriod = (changes: Partial<EventPeriod> = {}): EventPeriod => ({
  id: 1,
  title: "이달의 시술",
  startAt: "2026-11-02T00:00:00+09:00",
  endAt: "2026-12-01T00:00:00+09:00",
  ...changes,
});

export const aProduct = (changes: Partial<ProductSummary> = {}): ProductSummary => ({
  id: 12,
  name: "콜라겐 부스터 2cc",
  summary: "잔주름과 탄력, 콜라겐 생성 유도",
  imageUrl: "/media/lumiere/product-collagen-booster.webp",
  imageAlt: "받침 위의 앰플 병",
  categoryIds: [2],
  badges: [],
  isRecommend: true,
  price: aPrice(),
  event: anEventPeriod(),
  ...changes,
});

export const anOption = (changes: Partial<ProductOption> = {}): ProductOption => ({
  id: 101,
  productId: 12,
  name: "콜라겐 부스터 2cc 1회",
  description: "",
  price: aPrice(),
  event: anEventPeriod(),
  durationMinutes: 40,
  isDefault: false,
  ...changes,
});

export const aProductDetail = (changes: Partial<ProductDetail> = {}): ProductDetail => ({
  ...aProduct(),
  description: "피부 속 콜라겐 생성을 돕는 주사입니다.",
  images: [],
  options: [anOption({ isDefault: true })],
  facts: [],
  recommendedFor: [],
  steps: [],
  descriptionHtml: "",
  cautionHtml: "",
  relatedProducts: [],
  isSecret: false,
  hashTags: [],
  afterNotices: [],
  exhibitions: [],
  ...changes,
});

export const aCategory = (changes: Partial<ProductCategory> = {}): ProductCategory => ({
  id: 2,
  name: "스킨부스터",
  description: "건조와 속당김",
  parentId: null,
  bodyGroup: "얼굴",
  concernGroup: "결과 수분",
  icon: null,
  productCount: 8,
  ...changes,
});
