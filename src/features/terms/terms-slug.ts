/** The terms that have a page of their own; agreements are read where they are asked for. */
const TERMS_SLUGS = ["terms-of-service", "privacy-policy"] as const;
export type TermsSlug = (typeof TERMS_SLUGS)[number];

export const isTermsSlug = (slug: string): slug is TermsSlug => TERMS_SLUGS.some((each) => each === slug);

/** Of the version in effect without a day; of another by the day from which it was. */
export const termsPath = (slug: TermsSlug, effectiveAt?: string): string =>
  effectiveAt ? `/terms/${slug}/${effectiveAt}` : `/terms/${slug}`;
