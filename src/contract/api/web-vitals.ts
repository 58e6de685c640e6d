/** Figures of real visits: `POST` by sendBeacon, a WebVitals as JSON in a text. The Origin header names the clinic. */
export const WEB_VITALS_PATH = "/web-vitals";

/** A visit is told of in one small text. */
export const WEB_VITALS_BYTES = 512;

/** The most that a figure may be: beyond it a clock or a forgery speaks. CLS has no unit, the others are milliseconds. */
export const VITAL_LIMITS = { lcp: 120_000, inp: 60_000, cls: 100, ttfb: 120_000 } as const;
export type Vital = keyof typeof VITAL_LIMITS;
export const VITALS = ["lcp", "inp", "cls", "ttfb"] as const satisfies readonly Vital[];

/** What of a visit's address is told: few, so that a clinic's rows are few. */
export const VITAL_ROUTES = [
  "/",
  "/products",
  "/products/category/:id",
  "/products/:id",
  "/events",
  "/exhibitions",
  "/introduce",
  "/boards",
  "/cscenter",
  "/search",
  "/landing",
  "other",
] as const;
export type VitalRoute = (typeof VITAL_ROUTES)[number];

export const VISIT_DEVICES = ["phone", "tablet", "desktop"] as const;
export type VisitDevice = (typeof VISIT_DEVICES)[number];

/** One page load, without anything that tells who it was. A browser that does not measure a figure leaves it out. */
export interface WebVitals extends Partial<Record<Vital, number>> {
  route: VitalRoute;
  device: VisitDevice;
}
