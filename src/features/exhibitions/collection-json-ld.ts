import type { Tenant } from "@/contract/tenant/tenant";
import { storefrontOrigin } from "@/tenancy/origin";

interface CollectionFacts {
  name: string;
  description?: string;
  path: string;
  /** `/media/…` or an absolute address. */
  imageUrl?: string;
  /** What it collects, in the order shown. */
  parts: readonly { name: string; path: string }[];
}

/** schema.org CollectionPage: exhibitions, or the treatments of one. */
export function collectionJsonLd(tenant: Tenant, facts: CollectionFacts): object {
  const origin = storefrontOrigin(tenant);
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: facts.name,
    description: facts.description || undefined,
    url: origin + facts.path,
    image: facts.imageUrl ? new URL(facts.imageUrl, origin).href : undefined,
    mainEntity:
      facts.parts.length > 0
        ? {
            "@type": "ItemList",
            itemListElement: facts.parts.map(({ name, path }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name,
              url: origin + path,
            })),
          }
        : undefined,
  };
}
