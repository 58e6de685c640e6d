import type { Tenant } from "@/contract/tenant/tenant";
import { storefrontOrigin } from "@/tenancy/origin";
import { clinicReference } from "./clinic";

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
  const clinic = clinicReference(tenant);
  return {
    "@context": "https://schema.org",
    ...articleOf(tenant, facts),
    inLanguage: "ko",
    mainEntityOfPage: storefrontOrigin(tenant) + facts.path,
    author: clinic,
    publisher: clinic,
  };
}

interface ArticleListFacts {
  name: string;
  path: string;
  articles: readonly ArticleFacts[];
}

/** schema.org CollectionPage of a list's articles. */
export function articleListJsonLd(tenant: Tenant, { name, path, articles }: ArticleListFacts): object {
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name,
    url: storefrontOrigin(tenant) + path,
    hasPart: articles.map((article) => articleOf(tenant, article)),
  };
}

function articleOf(tenant: Tenant, facts: ArticleFacts) {
  const origin = storefrontOrigin(tenant);
  return {
    "@type": "Article",
    headline: facts.headline,
    description: facts.description || undefined,
    image: facts.imageUrl ? new URL(facts.imageUrl, origin).href : undefined,
    datePublished: facts.publishedAt,
    url: origin + facts.path,
  };
}
