import { useQuery } from "@tanstack/react-query";
import { useAtomValue, useSetAtom } from "jotai";
import type { RecentProduct } from "@/contract/api/recent-products";
import { Blank } from "@/ui/blank";
import { moreLinkClass } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { useAllWords } from "../../data/use-all-words";
import { useTask } from "../../data/use-task";
import { Heading } from "../../parts/heading";
import { LineButton } from "../../parts/line-button";
import { QueryState } from "../../parts/query-state";
import { TabScreen } from "../../parts/tab-screen";
import { clearViews, recentQuery } from "../../runtime/recent";
import { useRuntime } from "../../runtime/runtime-context";
import { beginAtom } from "../../state/draft";
import { goAtom } from "../../state/screen";
import { guestIdAtom, tokenAtom } from "../../state/session";
import { RecentRow } from "./recent-row";

/** The treatments that the visitor looked at, the latest first. */
export function RecentScreen() {
  const { recent: words } = useAllWords();
  const { query, isNewGuest } = useRecent();
  return (
    <TabScreen title={words.title} backTo="myPage">
      {isNewGuest ? (
        <NoneSeen />
      ) : (
        <QueryState query={query} skeleton={<Skeleton className="h-40" />}>
          {({ rows }) => (rows.length === 0 ? <NoneSeen /> : <RecentList rows={rows} />)}
        </QueryState>
      )}
    </TabScreen>
  );
}

function RecentList({ rows }: { rows: readonly RecentProduct[] }) {
  const runtime = useRuntime();
  const { recent: words } = useAllWords();
  const go = useSetAtom(goAtom);
  const { isRunning, run } = useTask(async () => {
    await clearViews(runtime);
    runtime.showToast(words.cleared);
    // The button is gone: the focus goes to the title.
    go("recent");
  });
  return (
    <>
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <Heading>{words.question}</Heading>
        <button type="button" disabled={isRunning} onClick={run} className={moreLinkClass}>
          {words.clear}
        </button>
      </div>
      <ul className="border-line-strong border-t">
        {rows.map((row) => (
          <RecentRow key={row.id} row={row} />
        ))}
      </ul>
    </>
  );
}

function NoneSeen() {
  const { recent: words } = useAllWords();
  const begin = useSetAtom(beginAtom);
  return (
    <>
      <Heading className="mb-6 text-d2">{words.question}</Heading>
      <Blank {...words.none}>
        <LineButton size="small" onClick={() => begin("treatment")}>
          {words.browse}
        </LineButton>
      </Blank>
    </>
  );
}

/** What the visitor looked at, the latest first. */
function useRecent() {
  const options = recentQuery(useRuntime(), useAtomValue(tokenAtom), useAtomValue(guestIdAtom));
  const query = useQuery({ ...options, staleTime: 0, refetchOnWindowFocus: "always" });
  return { query, isNewGuest: options.enabled === false };
}
