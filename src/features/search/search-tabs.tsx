import { SiteLink } from "@/blocks/link/site-link";
import { searchPageLabels } from "@/labels/search";
import { chipClass } from "@/ui/chip";
import { countOf, type SearchOutcome } from "./load-search";
import { SEARCH_TABS, type SearchTab, searchHref } from "./search-address";

interface SearchTabsProps extends SearchOutcome {
  titles: Record<SearchTab, string>;
  keyword: string;
}

/** Where something was found, with how much; a tab that has nothing is no way on, one that failed may be soon. */
export function SearchTabs({ titles, tab, outcomes, keyword }: SearchTabsProps) {
  const shown = SEARCH_TABS.filter(
    (each) => each === tab || outcomes[each] === "failed" || countOf(outcomes[each]) > 0,
  );
  return (
    <nav aria-label={searchPageLabels.tabs} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {shown.map((each) => {
          const outcome = outcomes[each];
          return (
            <li key={each}>
              <SiteLink
                href={searchHref({ keyword, tab: each })}
                aria-current={each === tab ? "page" : undefined}
                className={chipClass}
              >
                {titles[each]}
                {outcome !== "failed" && (
                  <span className="tabular-nums">
                    {outcome.count}
                    <span className="sr-only">{searchPageLabels.countUnit}</span>
                  </span>
                )}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
