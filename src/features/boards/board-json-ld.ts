import type { BoardDetail } from "@/contract/api/boards";
import type { Tenant } from "@/contract/tenant/tenant";
import { storefrontOrigin } from "@/tenancy/origin";
import { boardPath } from "./load-boards";

/** schema.org Article, with its video where it has one. */
export function boardJsonLd(tenant: Tenant, board: BoardDetail): object {
  const origin = storefrontOrigin(tenant);
  const image = board.imageUrl ? new URL(board.imageUrl, origin).href : undefined;
  const author = { "@type": "Organization", name: tenant.partnerInformation.displayName, url: `${origin}/` };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: board.title,
    description: board.summary || undefined,
    image,
    datePublished: board.publishedAt,
    articleSection: board.category ?? undefined,
    keywords: board.hashTags.length > 0 ? board.hashTags.join(", ") : undefined,
    url: origin + boardPath(board),
    author,
    publisher: author,
    video: board.videoId
      ? {
          "@type": "VideoObject",
          name: board.title,
          description: board.summary || board.title,
          thumbnailUrl: image,
          uploadDate: board.publishedAt,
          embedUrl: `https://www.youtube-nocookie.com/embed/${board.videoId}`,
        }
      : undefined,
  };
}
