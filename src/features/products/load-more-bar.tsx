import type { MouseEvent } from "react";
import { loadMoreLabels } from "@/labels/product-list";
import { ButtonLink } from "@/ui/button";

export interface LoadMoreBarProps {
  shown: number;
  count: number;
  /** The next page's own address. */
  nextHref: string;
  isLoading?: boolean;
  onLoad?: (event: MouseEvent) => void;
}

/** How many of the products are shown, and the way to more. */
export function LoadMoreBar({ shown, count, nextHref, isLoading = false, onLoad }: LoadMoreBarProps) {
  return (
    <div className="mt-16 grid justify-items-center gap-3">
      <p className="text-b6 text-ink-3 tabular-nums" role="status">
        {loadMoreLabels.shown(count, shown)}
      </p>
      <div aria-hidden className="h-0.5 w-40 bg-line">
        <div className="h-full bg-accent" style={{ width: `${(shown / count) * 100}%` }} />
      </div>
      {shown < count && (
        <ButtonLink href={nextHref} rel="next" look="line" aria-disabled={isLoading} onClick={onLoad}>
          {isLoading ? loadMoreLabels.loading : loadMoreLabels.loadMore}
        </ButtonLink>
      )}
    </div>
  );
}
