/** The areas that a write in the backend can change. */
export type CacheArea =
  | "tenant"
  | "products"
  | "events"
  | "exhibitions"
  | "brandings"
  | "banners"
  | "popups"
  | "introduction"
  | "boards"
  /** Of visitors, on customer boards. */
  | "posts"
  | "notices"
  | "faqs"
  | "keywords"
  | "terms";

/** `partner:<id>`, `partner:<id>:<area>` or `partner:<id>:<area>:<thing>`: the tags of a partner's cached pages. */
export function cacheTag(partnerId: string, area?: CacheArea, thing?: string | number): string {
  return ["partner", partnerId, area, thing].filter((part) => part !== undefined).join(":");
}

/** Purges pages of a storefront by their tags: `POST` with a RevalidationRequest as JSON. */
export const REVALIDATE_PATH = "/api/revalidate";
/** Hex HMAC-SHA256 of the body, with REVALIDATE_SECRET as its key. */
export const REVALIDATE_SIGNATURE_HEADER = "X-Revalidate-Signature";
