"use client";

import type { PartnerReview } from "@/contract/api/results";
import { resultsLabels } from "@/labels/results";
import { formatDay } from "@/lib/clinic-time";
import { PlainPicture } from "@/ui/plain-picture";
import { LinesWaiting, MemberList } from "./member-list";

const PAGE_SIZE = 5;

/** What visitors wrote of a product, the latest first. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default function ProductReviews({ productId }: { productId: number }) {
  return (
    <MemberList
      queryKey={["GET /customer/partner-reviews", productId]}
      load={(api, page) =>
        api.call("GET /customer/partner-reviews", { query: { productId, page, pageSize: PAGE_SIZE } })
      }
      waiting={<LinesWaiting />}
      empty={{ title: resultsLabels.noReviews }}
      moreLabel={resultsLabels.moreReviews}
    >
      {(rows) => (
        <ul className="border-line-strong border-t">
          {rows.map((review) => (
            <li key={review.id} className="border-line border-b py-5">
              <Review review={review} />
            </li>
          ))}
        </ul>
      )}
    </MemberList>
  );
}

function Review({ review }: { review: PartnerReview }) {
  const { authorName, rating, content, source, publishedAt, imageUrl } = review;
  return (
    <article className="flex items-start gap-5">
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-line">{content}</p>
        <p className="mt-2.5 flex flex-wrap gap-x-3 text-b6 text-ink-3 tabular-nums">
          <span>{authorName}</span>
          <span>{resultsLabels.rating(rating)}</span>
          <span>{source}</span>
          <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
        </p>
      </div>
      {imageUrl && <PlainPicture src={imageUrl} alt="" ratio="aspect-square" className="w-24 shrink-0" />}
    </article>
  );
}
