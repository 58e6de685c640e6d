/**
 * Fields that a tenant file may hold (spec §3) and that the product has no use for, each with the reason. `tenants
 * check` says so where one is written; a test holds that every other field of the schema is read somewhere.
 */
export const UNREAD_FIELDS: Readonly<Record<string, string>> = {
  "homepageConfig.version": "there is one version of the homepage",
  "partnerMarketingInfo.domainUrl": "the site's address is domains.primary",
  "partnerMarketingInfo.ga4PropertyId": "pages report to ga4Id; a property's number is for reading reports",
  "layout.widget.data.logoSrc": "the widget's logo is widgetLogoUrl",
};

/** The fields of that table that a tenant file has, as it was written. A null is as good as nothing. */
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
