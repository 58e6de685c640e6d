/** What pages are made of; a write in the backend names the area that it changed. */
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
  /** What visitors write on customer boards. */
  | "posts"
  | "notices"
  | "faqs"
  | "keywords"
  | "terms";

/** `partner:<id>`, `partner:<id>:<area>` or `partner:<id>:<area>:<thing>`: the tags of a partner's cached pages. */
export function cacheTag(partnerId: string, area?: CacheArea, thing?: string | number): string {
  return ["partner", partnerId, area, thing].filter((part) => part !== undefined).join(":");
}
