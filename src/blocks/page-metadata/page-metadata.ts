import type { Metadata } from "next";
import type { Tenant } from "@/contract/tenant/tenant";
import { pageLabels } from "@/labels/blocks";
import { storefrontOrigin } from "@/tenancy/origin";

interface PageFacts {
  /** Without the clinic's name; null on the home page, which has its own. */
  title: string | null;
  description?: string | null;
  /** The page's one address, with the query that makes it another page. */
  path: string;
  imageUrl?: string | null;
  isIndexed?: boolean;
}

/** A page's title, description, share image, and its canonical address on the partner's primary domain. */
export function pageMetadata(tenant: Tenant, { title, description, path, ...facts }: PageFacts): Metadata {
  const { displayName, partnerAddress } = tenant.partnerInformation;
  const { seoTitle, seoDescription, ogImageUrl } = tenant.homepageConfig;
  const origin = storefrontOrigin(tenant);
  const fullTitle = title === null ? (seoTitle ?? displayName) : `${title} | ${displayName}`;
  const shownDescription = description || seoDescription || pageLabels.describe(displayName, partnerAddress);
  const imageUrl = facts.imageUrl ?? ogImageUrl;
  return {
    title: { absolute: fullTitle },
    description: shownDescription,
    alternates: { canonical: new URL(path, origin).href },
    openGraph: {
      title: fullTitle,
      description: shownDescription,
      url: new URL(path, origin).href,
      siteName: displayName,
      locale: "ko_KR",
      type: "website",
      ...(imageUrl && { images: [new URL(imageUrl, origin).href] }),
    },
    ...(facts.isIndexed === false && { robots: { index: false, follow: true } }),
  };
}
