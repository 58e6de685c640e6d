import type { Metadata } from "next";
import type { Tenant } from "@/contract/tenant/tenant";
import { pageLabels } from "@/labels/blocks";
import { headLabels } from "@/labels/head";
import { storefrontOrigin } from "@/tenancy/origin";
import {
  SHARE_IMAGE_HEIGHT_PX,
  SHARE_IMAGE_WIDTH_PX,
  shareImagePath,
  shareImageVersion,
} from "./share-address";

export interface PageFacts {
  /** Without the clinic's name; null on the home page, which has its own. */
  title: string | null;
  /** What its share image says, where the title says more to tell it apart. */
  heading?: string;
  description?: string | null;
  /** The page's one address, with the query that makes it another page. */
  path: string;
  /** What it belongs to, as its share image says it: a board's title, a category's. */
  section?: string | null;
  /** The picture beside the words of its share image. */
  imageUrl?: string | null;
  /** Of a list in pages: from the second on, the number joins title and description. */
  page?: number;
  isIndexed?: boolean;
  /** An article has its day. */
  publishedAt?: string;
}

/** The facts that a page's metadata were made of: what its share image is drawn from. */
const factsOf = new WeakMap<Metadata, PageFacts>();

/** What `pageMetadata` was given, by what it answered. */
export const pageFactsOf = (metadata: Metadata): PageFacts | null => factsOf.get(metadata) ?? null;

/** A page's title, description, share image, and its canonical address on the partner's primary domain. */
export function pageMetadata(tenant: Tenant, facts: PageFacts): Metadata {
  const { displayName } = tenant.partnerInformation;
  const title = fullTitle(tenant, facts);
  const description = shownDescription(tenant, facts);
  const url = new URL(facts.path, storefrontOrigin(tenant)).href;
  const image = shareImage(tenant, facts, description);
  const metadata: Metadata = {
    title: { absolute: title },
    description,
    alternates: { canonical: url },
    openGraph: {
      title,
      description,
      url,
      siteName: displayName,
      locale: "ko_KR",
      images: [image],
      ...(facts.publishedAt ? { type: "article", publishedTime: facts.publishedAt } : { type: "website" }),
    },
    twitter: { card: "summary_large_image", title, description, images: [image] },
    ...(facts.isIndexed === false && { robots: { index: false, follow: true } }),
  };
  factsOf.set(metadata, facts);
  return metadata;
}

function fullTitle({ partnerInformation, homepageConfig }: Tenant, { title, page = 1 }: PageFacts): string {
  const { displayName } = partnerInformation;
  if (title === null) return homepageConfig.seoTitle ?? displayName;
  const numbered = page > 1 ? headLabels.numbered(title, page) : title;
  return title.includes(displayName) ? numbered : `${numbered} | ${displayName}`;
}

function shownDescription(tenant: Tenant, { description, page = 1 }: PageFacts): string {
  const { displayName, partnerAddress } = tenant.partnerInformation;
  const shown =
    description || tenant.homepageConfig.seoDescription || pageLabels.describe(displayName, partnerAddress);
  return page > 1 ? headLabels.numberedDescription(shown, page) : shown;
}

/** The home page's is the partner's own where it has one; a page outside search engines has none but that of home. */
function shareImage(tenant: Tenant, facts: PageFacts, description: string) {
  const origin = storefrontOrigin(tenant);
  const { displayName } = tenant.partnerInformation;
  const { ogImageUrl } = tenant.homepageConfig;
  const isHome = facts.path === "/" || facts.isIndexed === false;
  const alt = headLabels.shareAlt(isHome ? displayName : (facts.title ?? displayName), displayName);
  if (isHome && ogImageUrl) return { url: new URL(ogImageUrl, origin).href, alt };
  const { pathname } = new URL(isHome ? "/" : facts.path, origin);
  const drawn = isHome ? [] : [facts.heading ?? facts.title, description, facts.section, facts.imageUrl];
  const version = shareImageVersion([...drawn, displayName, ogImageUrl, JSON.stringify(tenant.theme)]);
  return {
    url: `${origin}${shareImagePath(pathname)}?v=${version}`,
    width: SHARE_IMAGE_WIDTH_PX,
    height: SHARE_IMAGE_HEIGHT_PX,
    type: "image/jpeg",
    alt,
  };
}
