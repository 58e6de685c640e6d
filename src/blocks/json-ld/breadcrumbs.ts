import { commonLabels } from "@/labels/blocks";

/** schema.org BreadcrumbList, from home on. */
export function breadcrumbsJsonLd(origin: string, crumbs: readonly { title: string; path: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ title: commonLabels.home, path: "/" }, ...crumbs].map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: new URL(path, origin).href,
    })),
  };
}
