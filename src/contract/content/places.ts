import { type ContentKind, SINGLE_ID } from "./kinds";

/** A thing of the content, as pages and forms name it to each other. */
export interface ThingName {
  kind: ContentKind;
  id: number;
}

/** Pages of the storefront that show one thing. */
const PAGES: [RegExp, ContentKind][] = [
  [/^\/products\/category\/(\d+)(?:\/|$)/, "category"],
  [/^\/products\/(\d+)(?:\/|$)/, "product"],
  [/^\/exhibitions\/(\d+)$/, "exhibition"],
  [/^\/brandings\/(\d+)$/, "branding"],
  [/^\/cscenter\/notice\/(\d+)$/, "notice"],
  [/^\/boards\/\d+\/detail\/(\d+)$/, "board"],
  [/^\/introduce\/staff.*#doctor-(\d+)$/, "doctor"],
  [/^\/events#event-(\d+)$/, "event"],
];

/** What a page of this address shows, with its hash; null for one that shows many things. */
export function thingOfAddress(address: string): ThingName | null {
  const plain = address.replace(/[?].*?(?=#|$)/, "");
  for (const [pattern, kind] of PAGES) {
    const id = pattern.exec(plain)?.[1];
    if (id) return { kind, id: Number(id) };
  }
  return plain === "/" ? { kind: "home", id: SINGLE_ID } : null;
}

type Body = Record<string, unknown>;

const LISTS: Partial<Record<ContentKind, string>> = {
  afterNotice: "/products",
  faq: "/cscenter/faq",
  faqGroup: "/cscenter/faq",
  information: "/info",
  keywords: "/search",
};
const OWN: Partial<Record<ContentKind, (id: number, body: Body) => string>> = {
  product: (id) => `/products/${id}`,
  event: (id) => `/events#event-${id}`,
  category: (id) => `/products/category/${id}`,
  exhibition: (id) => `/exhibitions/${id}`,
  branding: (id) => `/brandings/${id}`,
  notice: (id) => `/cscenter/notice/${id}`,
  board: (id, { boardTypeId }) => `/boards/${Number(boardTypeId)}/detail/${id}`,
  boardType: (id) => `/boards/${id}`,
  doctor: (id) => `/introduce/staff#doctor-${id}`,
  page: (_, { title }) => (String(title).includes("공간") ? "/introduce/space" : "/introduce"),
  term: (_, { slug }) => (slug === "privacy-policy" ? "/terms/privacy-policy" : "/terms/terms-of-service"),
  beforeAfter: (_, { productId }) => (productId ? `/products/${Number(productId)}` : "/"),
  review: (_, { productId }) => (productId ? `/products/${Number(productId)}` : "/"),
};

/** The page of the storefront where a thing is best looked at. */
export const addressOfThing = ({ kind, id }: ThingName, body: Body): string =>
  OWN[kind]?.(id, body) ?? LISTS[kind] ?? "/";
