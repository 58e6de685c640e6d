/**
 * Fields of the tenant file (spec §3) that the product does not use, with the reason. `tenants check` warns about them; a
 * test ensures that every other field of the schema is read.
 */
export const UNREAD_FIELDS: Readonly<Record<string, string>> = {
  "homepageConfig.version": "there is one version of the homepage",
  "partnerMarketingInfo.domainUrl": "the site's address is domains.primary",
  "partnerMarketingInfo.ga4PropertyId": "pages report to ga4Id; a property's number is for reading reports",
  "layout.widget.data.logoSrc": "the widget's logo is widgetLogoUrl",
};

/** The unused fields that a tenant file sets. */
export function unreadFields(written: unknown): { field: string; reason: string }[] {
  return Object.entries(UNREAD_FIELDS)
    .filter(([field]) => valueAt(written, field) != null)
    .map(([field, reason]) => ({ field, reason }));
}

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (inside, name) =>
        typeof inside === "object" && inside !== null ? Reflect.get(inside, name) : undefined,
      value,
    );
