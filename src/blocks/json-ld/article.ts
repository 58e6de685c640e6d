import type { Tenant } from "@/contract/tenant/tenant";
import { storefrontOrigin } from "@/tenancy/origin";

interface ArticleFacts {
  headline: string;
  description?: string;
  path: string;
  /** `/media/…` or an absolute address. */
  imageUrl?: string | null;
  /** A day in the clinic's zone. */
  publishedAt?: string;
}

/** schema.org Article, by the clinic. */
export function articleJsonLd(tenant: Tenant, facts: ArticleFacts) {
  const origin = storefrontOrigin(tenant);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: facts.headline,
    description: facts.description || undefined,
    image: facts.imageUrl ? new URL(facts.imageUrl, origin).href : undefined,
    datePublished: facts.publishedAt,
    url: origin + facts.path,
    author: { "@type": "Organization", name: tenant.partnerInformation.displayName, url: `${origin}/` },
  };
}
