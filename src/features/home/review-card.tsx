import { SiteLink } from "@/blocks/link/site-link";
import type { PartnerReview } from "@/contract/api/results";
import { memberResultsLabels as words } from "@/labels/home";
import { formatDay } from "@/lib/clinic-time";

/** A visitor's own words, with where and when they were written. */
export function ReviewCard({ review }: { review: PartnerReview }) {
  const { content, rating, authorName, source, publishedAt, product } = review;
  return (
    <article className="flex flex-col border-line-strong border-t pt-5">
      <p className="line-clamp-6 text-ink-2">{content}</p>
      <p className="mt-auto pt-4 text-b6 text-ink-3 tabular-nums">
        {authorName} · {words.rating(rating)} · {source} · {formatDay(publishedAt)}
      </p>
      {product && (
        <p className="text-b6">
          <SiteLink
            href={`/products/${product.id}`}
            className="touch-44 relative text-accent-ink underline-offset-4 hover:underline"
          >
            {product.name}
          </SiteLink>
        </p>
      )}
    </article>
  );
}
