import { entryPath } from "@/blocks/boards/entry-path";
import { articleJsonLd, articleListJsonLd } from "@/blocks/json-ld/article";
import type { Board, BoardDetail } from "@/contract/api/boards";
import type { Tenant } from "@/contract/tenant/tenant";
import { videoEmbedUrl } from "@/lib/video-link";

/** schema.org Article, with its video where it has one. */
export function boardJsonLd(tenant: Tenant, board: BoardDetail): object {
  const { title: headline, summary: description, imageUrl, publishedAt, category, hashTags, videoId } = board;
  const path = entryPath(board);
  const article = articleJsonLd(tenant, { headline, description, imageUrl, publishedAt, path });
  return {
    ...article,
    articleSection: category ?? undefined,
    keywords: hashTags.length > 0 ? hashTags.join(", ") : undefined,
    video: videoId
      ? {
          "@type": "VideoObject",
          name: headline,
          description: description || headline,
          thumbnailUrl: article.image,
          uploadDate: publishedAt,
          embedUrl: videoEmbedUrl(videoId),
        }
      : undefined,
  };
}

interface BoardListFacts {
  title: string;
  path: string;
  boards: readonly Board[];
}

/** schema.org CollectionPage of one page's entries, each an Article. */
export const boardListJsonLd = (tenant: Tenant, { title, path, boards }: BoardListFacts): object =>
  articleListJsonLd(tenant, {
    name: title,
    path,
    articles: boards.map((board) => ({
      headline: board.title,
      description: board.summary,
      imageUrl: board.imageUrl,
      publishedAt: board.publishedAt,
      path: entryPath(board),
    })),
  });
