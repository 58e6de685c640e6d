import { SiteLink } from "@/blocks/link/site-link";
import { Pager } from "@/blocks/pager/pager";
import { commonLabels } from "@/labels/blocks";
import { searchPageLabels as words } from "@/labels/search";
import { Blank } from "@/ui/blank";
import { buttonClass } from "@/ui/button";
import { chipClass } from "@/ui/chip";
import { pageSizeOf, type TabOutcome } from "./load-search";
import { type SearchTab, searchHref } from "./search-address";

interface TabResultsProps {
  title: string;
  tab: SearchTab;
  outcome: TabOutcome;
  keyword: string;
  page: number;
}

/** What the chosen tab has: its results, that there are none, or that the search failed. */
export function TabResults({ title, tab, outcome, keyword, page }: TabResultsProps) {
  return (
    <section aria-labelledby="results" className="mt-8">
      <h2 id="results" className="sr-only">
        {words.resultsOf(title)}
      </h2>
      {outcome === "failed" ? (
        <Blank title={words.failed(title)} description={words.failedHint}>
          {/* A full request to the server, also for the present address. */}
          <a href={searchHref({ keyword, tab, page })} className={buttonClass({ look: "line" })}>
            {commonLabels.retry}
          </a>
        </Blank>
      ) : outcome.count === 0 ? (
        <Blank title={words.emptyTab(title, keyword)} description={words.emptyTabHint}>
          <SiteLink href={searchHref({ keyword })} className={chipClass}>
            {words.showFound}
          </SiteLink>
        </Blank>
      ) : (
        <>
          {outcome.list}
          <Pager
            page={page}
            pageCount={Math.ceil(outcome.count / pageSizeOf(tab))}
            hrefOf={(each) => searchHref({ keyword, tab, page: each })}
          />
        </>
      )}
    </section>
  );
}
