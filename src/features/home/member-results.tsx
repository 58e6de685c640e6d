"use client";

import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { visitorApi } from "@/api/visitor-api";
import { memberQueryClient } from "@/blocks/members/member-queries";
import { memberResultsLabels as words } from "@/labels/home";
import { useSite } from "@/state/site";
import { LoadFailed } from "@/ui/load-failed";
import { Skeleton } from "@/ui/skeleton";
import { BeforeAfterCard } from "./before-after-card";
import { ReviewCard } from "./review-card";

export interface MemberResultsProps {
  title: string;
  /** How many of each are shown; 0: none. */
  beforeAfterCount: number;
  reviewCount: number;
}

/** Before/after pictures and reviews, asked for in the name of the visitor who is signed in. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default function MemberResults(props: MemberResultsProps) {
  return (
    <section className="wrap mt-section">
      <h2 className="mb-head text-h2">{props.title}</h2>
      <QueryClientProvider client={memberQueryClient()}>
        <Results {...props} />
      </QueryClientProvider>
    </section>
  );
}

function Results({ beforeAfterCount, reviewCount }: MemberResultsProps) {
  const api = visitorApi(useSite().backendUrl);
  const beforeAfters = useQuery({
    ...api.query("GET /customer/before-afters", { query: { pageSize: beforeAfterCount } }),
    enabled: beforeAfterCount > 0,
  });
  const reviews = useQuery({
    ...api.query("GET /customer/partner-reviews", { query: { pageSize: reviewCount } }),
    enabled: reviewCount > 0,
  });
  const asked = [beforeAfters, reviews];
  const askAgain = () => {
    for (const { isError, refetch } of asked) if (isError) refetch();
  };
  if (asked.some(({ isError }) => isError)) {
    return <LoadFailed onRetry={askAgain} />;
  }
  if (asked.some(({ isLoading }) => isLoading)) return <Waiting />;
  return (
    <>
      <ul className={ROW}>
        {beforeAfters.data?.rows.map((result) => (
          <li key={result.id} className="snap-start">
            <BeforeAfterCard result={result} />
          </li>
        ))}
      </ul>
      <ul className={`${ROW} mt-10`}>
        {reviews.data?.rows.map((review) => (
          <li key={review.id} className="grid snap-start">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-b7 text-ink-3">{words.caution}</p>
    </>
  );
}

/** Threes; on a narrow column one row that scrolls sideways. */
const ROW =
  "grid gap-x-card gap-y-10 empty:hidden @max-[759px]/col:scroll-row @max-[759px]/col:-mx-gutter @max-[759px]/col:snap-x @max-[759px]/col:snap-mandatory @max-[759px]/col:auto-cols-[min(82%,340px)] @max-[759px]/col:grid-flow-col @max-[759px]/col:gap-x-4 @max-[759px]/col:scroll-px-(--gutter) @max-[759px]/col:px-gutter @min-[760px]/col:grid-cols-3";

function Waiting() {
  return (
    <div role="status" className="grid gap-card @min-[760px]/col:grid-cols-3">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="aspect-[8/5]" />
      <Skeleton className="aspect-[8/5] @max-[759px]/col:hidden" />
      <Skeleton className="aspect-[8/5] @max-[759px]/col:hidden" />
    </div>
  );
}
