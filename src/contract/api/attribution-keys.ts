/** Spec §2: utm_* of the page, passed on to the widget. */
export const ATTRIBUTION_KEYS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "utm_target",
  "utm_channel",
  "utm_createdAt",
  "utm_partnerId",
  "utm_eventId",
  "utm_productId",
] as const;

type AttributionKey = (typeof ATTRIBUTION_KEYS)[number];

const MAX_LENGTH = 200;

/** A value as it is stored: up to 200 characters, and no half of a surrogate pair, which no database takes. */
export const cutAttribution = (value: string): string =>
  value.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, "");

/** Of a page's parameters, those that clinics count, cut to what is stored. */
export function attributionOf(
  read: (name: AttributionKey) => string | null | undefined,
): Partial<Record<AttributionKey, string>> {
  const found = ATTRIBUTION_KEYS.flatMap((name) => {
    const value = read(name);
    return value ? [[name, cutAttribution(value)] as const] : [];
  });
  return Object.fromEntries(found);
}
