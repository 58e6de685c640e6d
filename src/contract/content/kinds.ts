/** Parts of the tenant's configuration: their versions are also the tenant's. */
export const CONFIG_KINDS = [
  "theme",
  "layout",
  "home",
  "information",
  "marketing",
  "homepageConfig",
  "messages",
  "opening",
] as const;
export type ConfigKind = (typeof CONFIG_KINDS)[number];

/** One thing of a clinic, in no list. */
const SINGLE_KINDS = ["keywords", "shortLinks", ...CONFIG_KINDS] as const;

/** What a clinic's site says, thing by thing. A thing is a kind and an id; the last kinds have one thing each, of id 1. */
export const CONTENT_KINDS = [
  "product",
  "category",
  "event",
  "exhibition",
  "branding",
  "popup",
  "banner",
  "notice",
  "faqGroup",
  "faq",
  "afterNotice",
  "boardType",
  "board",
  "doctor",
  "beforeAfter",
  "review",
  "page",
  "term",
  "order",
  ...SINGLE_KINDS,
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const SINGLE_ID = 1;
const SINGLE: ReadonlySet<ContentKind> = new Set(SINGLE_KINDS);
export const isSingle = (kind: ContentKind): boolean => SINGLE.has(kind);

const CONFIG: ReadonlySet<ContentKind> = new Set(CONFIG_KINDS);
export const isConfigKind = (kind: ContentKind): kind is ConfigKind => CONFIG.has(kind);

/** Kinds whose things stand in an order of their own: the thing of kind `order` with this id holds their ids. */
export const ORDER_IDS = {
  product: 1,
  category: 2,
  event: 3,
  exhibition: 4,
  branding: 5,
  banner: 6,
  faqGroup: 7,
  faq: 8,
  afterNotice: 9,
  boardType: 10,
  doctor: 11,
} as const satisfies Partial<Record<ContentKind, number>>;
export type OrderedKind = keyof typeof ORDER_IDS;
export const ORDERED_KINDS = Object.keys(ORDER_IDS) as OrderedKind[];

/** Kinds whose things are never removed: a term has been agreed to, an order and a part of the site always exist. */
const KEPT: ReadonlySet<ContentKind> = new Set([...SINGLE_KINDS, "order", "term"]);
export const isRemovable = (kind: ContentKind): boolean => !KEPT.has(kind);

/** Kinds that a clinic adds things of: its pages are those that the site has. */
export const canBeAdded = (kind: ContentKind): boolean =>
  !isSingle(kind) && kind !== "order" && kind !== "page";
