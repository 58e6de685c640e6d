import ChevronLeftIcon from "@lucide/icons/icons/chevron-left";
import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import { commonLabels } from "@/labels/blocks";
import { Icon } from "@/ui/icon";
import { SiteLink } from "../link/site-link";

interface PagerProps {
  page: number;
  pageCount: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
}

const NEIGHBOURS = 2;
const cell =
  "grid size-11 place-items-center rounded-btn text-label3 text-ink-2 tabular-nums hover:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-8";

/** Links to the pages around this one. */
export function Pager({ page, pageCount, hrefOf }: PagerProps) {
  if (pageCount <= 1) return null;
  const first = Math.max(1, Math.min(page - NEIGHBOURS, pageCount - 2 * NEIGHBOURS));
  const last = Math.min(pageCount, first + 2 * NEIGHBOURS);
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <nav aria-label={commonLabels.pages} className="mt-10 flex justify-center gap-1">
      {page > 1 && (
        <SiteLink href={hrefOf(page - 1)} rel="prev" aria-label={commonLabels.previousPage} className={cell}>
          <Icon of={ChevronLeftIcon} />
        </SiteLink>
      )}
      {pages.map((each) => (
        <SiteLink
          key={each}
          href={hrefOf(each)}
          aria-current={each === page ? "page" : undefined}
          className={cell}
        >
          <span>
            {each}
            <span className="sr-only">{commonLabels.pageUnit}</span>
          </span>
        </SiteLink>
      ))}
      {page < pageCount && (
        <SiteLink href={hrefOf(page + 1)} rel="next" aria-label={commonLabels.nextPage} className={cell}>
          <Icon of={ChevronRightIcon} />
        </SiteLink>
      )}
    </nav>
  );
}
