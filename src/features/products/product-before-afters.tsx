"use client";

import { CompareSlider } from "@/blocks/before-after/compare-slider";
import type { BeforeAfter } from "@/contract/api/results";
import { resultsLabels } from "@/labels/results";
import { Skeleton } from "@/ui/skeleton";
import { MemberList } from "./member-list";

const PAGE_SIZE = 6;

/** A product's before/after pictures, each pair under one line that moves. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default function ProductBeforeAfters({ productId }: { productId: number }) {
  return (
    <MemberList
      queryKey={["GET /customer/before-afters", productId]}
      load={(api, page) =>
        api.call("GET /customer/before-afters", { query: { productId, page, pageSize: PAGE_SIZE } })
      }
      waiting={
        <div className={GRID}>
          <Skeleton className="aspect-[4/5] rounded-pic" />
        </div>
      }
      empty={{ title: resultsLabels.none, description: resultsLabels.noneHint }}
      moreLabel={resultsLabels.moreResults}
    >
      {(rows) => (
        <>
          <ul className={GRID}>
            {rows.map((result) => (
              <li key={result.id}>
                <Result result={result} />
              </li>
            ))}
          </ul>
          <p className="mt-5 text-b6 text-ink-3">{resultsLabels.caution}</p>
        </>
      )}
    </MemberList>
  );
}

const GRID = "grid gap-x-card gap-y-10 @min-[560px]/col:grid-cols-2 @min-[1000px]/col:grid-cols-3";

function Result({ result }: { result: BeforeAfter }) {
  const { title, description, elapsed, employee } = result;
  return (
    <article>
      <CompareSlider pair={result} />
      <h3 className="mt-3.5 text-h5">{title}</h3>
      <p className="text-b6 text-ink-3">
        {[elapsed, employee && `${employee.name} ${employee.position}`].filter(Boolean).join(", ")}
      </p>
      {description && <p className="mt-1 text-b5 text-ink-2">{description}</p>}
    </article>
  );
}
