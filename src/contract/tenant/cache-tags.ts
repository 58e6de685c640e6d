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
