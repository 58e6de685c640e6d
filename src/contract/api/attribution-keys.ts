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
