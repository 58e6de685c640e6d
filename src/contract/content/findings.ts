/** What the law, or the site, has against a thing: `stops` needs mending, `asks` is confirmed by name and kept. */
export interface Finding {
  severity: "stops" | "asks";
  /** Stable, for a confirmation: `superlative`. */
  rule: string;
  /** The field of the body it is about: `cautionHtml`, `options.0.name`. */
  field: string;
  /** The words that are meant, where some are. */
  words: string | null;
  /** For the person who writes. */
  message: string;
  /** `의료법 제56조 제2항`; null: not the law's. */
  article: string | null;
}
