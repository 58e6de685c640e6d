import { type ContentKind, isSingle, SINGLE_ID } from "@/contract/content/kinds";
import type { AnyBody } from "../forms/spec";

/** Where the site shows a thing of each kind: its own page, else the first one that has it. */
const PAGES: Record<ContentKind, (id: number | null, body: AnyBody) => string> = {
  product: own("/products"),
  category: (id) => (id === null ? "/products" : `/products/category/${id}`),
  event: () => "/events",
  exhibition: own("/exhibitions"),
  branding: (id) => (id === null ? "/" : `/brandings/${id}`),
  popup: () => "/",
  banner: (_, { bannerLocation }) => (bannerLocation === "PRODUCT_LIST" ? "/products" : "/"),
  notice: own("/cscenter/notice"),
  faq: () => "/cscenter/faq",
  faqGroup: () => "/cscenter/faq",
  afterNotice: () => "/products",
  boardType: own("/boards", "/cscenter"),
  board: (id, { boardTypeId }) =>
    id === null || !boardTypeId ? "/cscenter" : `/boards/${boardTypeId}/detail/${id}`,
  doctor: (id) => (id === null ? "/introduce/staff" : `/introduce/staff#doctor-${id}`),
  beforeAfter: () => "/",
  review: () => "/",
  page: () => "/introduce",
  term: () => "/terms/terms-of-service",
  order: () => "/products",
  keywords: () => "/search",
  shortLinks: () => "/",
  theme: () => "/",
  layout: () => "/",
  home: () => "/",
  information: () => "/info",
  marketing: () => "/",
  homepageConfig: () => "/products",
  messages: () => "/",
  opening: () => "/",
};

function own(list: string, without = list) {
  return (id: number | null) => (id === null ? without : `${list}/${id}`);
}

export const pageOf = (kind: ContentKind, id: number | null, body: AnyBody): string =>
  PAGES[kind](isSingle(kind) ? SINGLE_ID : id, body);

/** The same page, wherever on it. */
export const isSamePage = (one: string, other: string): boolean => one.split("#")[0] === other.split("#")[0];

/** A path of the site's own that somebody typed or pasted, with the host or without; null for anything else. */
export function typedPath(text: string): string | null {
  const base = "https://site.invalid";
  const typed = text.trim();
  if (typed === "" || !URL.canParse(typed, base)) return null;
  const { protocol, pathname, search } = new URL(typed, base);
  return /^https?:$/.test(protocol) ? pathname + search : null;
}

/** A page's address in the preview, with the token that opens it. */
export function frameAddress(link: string, path: string): string {
  const { origin, searchParams } = new URL(link);
  const address = new URL(path, origin);
  // A path of another host is none.
  if (address.origin !== origin) return link;
  for (const [name, value] of searchParams) address.searchParams.append(name, value);
  return address.href;
}
