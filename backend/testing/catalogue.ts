import {
  eventPrices,
  events,
  productCategoryLinks,
  productOptions,
  products,
  relatedProducts,
} from "../db/schema/catalogue";
import { exhibitionProducts, exhibitions } from "../db/schema/stories";
import { PartnerScope } from "../db/scope";
import type { Engine } from "./engines";
import { tenantFile } from "./tenants";
import { createTestBackend, FRIDAY_MORNING } from "./test-backend";

const DAY_MS = 86_400_000;
const after = (days: number) => new Date(FRIDAY_MORNING.getTime() + days * DAY_MS);
const RUNNING = { startAt: after(-1), endAt: after(5) };
const OVER = { startAt: after(-5), endAt: after(-1) };
const TO_COME = { startAt: after(1), endAt: after(5) };

/** Ids as the fixtures' seeding counts them. */
export const ULTRA = { id: 1, options: [1, 2], category: 1 } as const;
export const TONING = { id: 2, options: [3, 4] } as const;
export const CARE = { id: 3, options: [5] } as const;
/** Things that only a link leads to. */
export const SECRET = { id: 501, options: [501, 502] } as const;
export const SECRET_EVENT = { running: 501, over: 502, toCome: 503, ofOthers: 504, open: 505 } as const;
export const EXHIBITION = { running: 501, over: 502, toCome: 503 } as const;

/** Two clinics of the fixtures with secret products, secret events and exhibitions besides; `free` shows no prices. */
export async function openCatalogue(engine: Engine) {
  const { partnerInformation, homepageConfig } = tenantFile("alpha");
  const backend = await createTestBackend(engine, [
    tenantFile("alpha"),
    tenantFile("free", {
      partnerInformation: { ...partnerInformation, id: "free" },
      homepageConfig: { ...homepageConfig, hasPriceView: false, hideEventPageDefaultProductOption: true },
    }),
  ]);
  for (const id of ["alpha", "free"]) await addHiddenThings(new PartnerScope(backend.db, id));
  return backend;
}

export type TestCatalogue = Awaited<ReturnType<typeof openCatalogue>>;

async function addHiddenThings(scope: PartnerScope) {
  const product = aProductRow(SECRET.id, "비밀 리프팅");
  await scope.insert(products, [{ ...product, isSecret: true, isRecommend: true, badges: ["비밀"] }]);
  await scope.insert(productCategoryLinks, [{ productId: SECRET.id, categoryId: ULTRA.category }]);
  await scope.insert(relatedProducts, [{ productId: ULTRA.id, relatedId: SECRET.id, sortOrder: 9 }]);
  await scope.insert(productOptions, [
    { ...anOptionRow(SECRET.options[0], SECRET.id), price: 80_000, isDefault: true },
    anOptionRow(SECRET.options[1], SECRET.id),
  ]);
  await addEvents(scope);
  await addExhibitions(scope);
}

async function addEvents(scope: PartnerScope) {
  const image = { imageUrl: "/media/any/picture.webp", imageAlt: "", summary: "", sortOrder: 9 };
  const event = (id: number, period: typeof RUNNING, isSecret = true) => ({
    ...image,
    ...period,
    id,
    key: `event-${id}`,
    title: `비밀 이벤트 ${id}`,
    titleGroup: "비밀",
    isSecret,
  });
  await scope.insert(events, [
    event(SECRET_EVENT.running, RUNNING),
    event(SECRET_EVENT.over, OVER),
    event(SECRET_EVENT.toCome, TO_COME),
    event(SECRET_EVENT.ofOthers, RUNNING),
    { ...event(SECRET_EVENT.open, RUNNING, false), title: "열린 이벤트", titleGroup: "이달" },
  ]);
  const price = (eventId: number, optionId: number, won: number, sortOrder = 0) => ({
    eventId,
    optionId,
    price: won,
    sortOrder,
  });
  await scope.insert(eventPrices, [
    price(SECRET_EVENT.running, SECRET.options[0], 20_000),
    price(SECRET_EVENT.running, ULTRA.options[0], 60_000),
    price(SECRET_EVENT.over, SECRET.options[0], 15_000),
    price(SECRET_EVENT.toCome, SECRET.options[0], 15_000),
    price(SECRET_EVENT.ofOthers, TONING.options[0], 5000),
    price(SECRET_EVENT.open, SECRET.options[0], 70_000),
    price(SECRET_EVENT.open, CARE.options[0], 25_000, 1),
  ]);
}

async function addExhibitions(scope: PartnerScope) {
  const exhibition = (id: number, period: { startAt: Date; endAt: Date | null }) => ({
    ...period,
    id,
    key: `exhibition-${id}`,
    title: `기획전 ${id}`,
    summary: "",
    imageUrl: "/media/any/picture.webp",
    imageAlt: "",
    blocks: [],
    sortOrder: id,
  });
  await scope.insert(exhibitions, [
    exhibition(EXHIBITION.running, { ...RUNNING, endAt: null }),
    exhibition(EXHIBITION.over, OVER),
    exhibition(EXHIBITION.toCome, TO_COME),
  ]);
  const shown = (exhibitionId: number, productIds: number[]) =>
    productIds.map((productId, sortOrder) => ({ exhibitionId, productId, sortOrder }));
  await scope.insert(exhibitionProducts, [
    ...shown(EXHIBITION.running, [TONING.id, SECRET.id, ULTRA.id]),
    ...shown(EXHIBITION.over, [CARE.id]),
    ...shown(EXHIBITION.toCome, [CARE.id]),
  ]);
}

/** A product that is nothing but its id and name. */
export const aProductRow = (id: number, name: string) => ({
  id,
  name,
  key: `product-${id}`,
  summary: "",
  description: "",
  imageUrl: "/media/any/picture.webp",
  imageAlt: "",
  gallery: [],
  badges: [] as string[],
  isRecommend: false,
  facts: [],
  recommendedFor: [],
  steps: [],
  descriptionHtml: "",
  cautionHtml: "",
  sortOrder: id,
});

/** An option of 30 minutes for 30,000 won. */
export const anOptionRow = (id: number, productId: number) => ({
  id,
  productId,
  key: `option-${id}`,
  name: `옵션 ${id}`,
  description: "",
  price: 30_000,
  durationMinutes: 30,
  isDefault: false,
  sortOrder: id,
});
