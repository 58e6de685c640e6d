import { useAtomValue } from "jotai";
import { useState } from "react";
import { useDebounced } from "../../data/use-debounced";
import { useWords } from "../../data/use-words";
import { Heading } from "../../parts/heading";
import { ScheduleWaiting } from "../../parts/schedule-waiting";
import { StepScreen } from "../../parts/step-screen";
import { entryAtom } from "../../state/entry";
import { CategoryTabs } from "./category-tabs";
import { ChosenSummary } from "./chosen-summary";
import { EntryProblem } from "./entry-problem";
import { SearchField } from "./search-field";
import { TreatmentList } from "./treatment-list";
import { useEntryOptions } from "./use-entry-options";
import { useTreatmentTabs } from "./use-treatment-tabs";

const SEARCH_DELAY_MS = 250;

/** Step 1 of a treatment reservation: treatments and their options. */
export function TreatmentsScreen() {
  const { productId, categoryId, eventId } = useAtomValue(entryAtom);
  const isAnswered = useEntryOptions();
  // The page has chosen the options: the times are what was asked for.
  if (isAnswered) return <ScheduleWaiting />;
  // A new entry begins anew, with nothing looked for.
  return <Treatments key={[productId, categoryId, eventId].join()} />;
}

function Treatments() {
  const { treatments: words } = useWords();
  const [typed, setTyped] = useState("");
  const keyword = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  const tabs = useTreatmentTabs();
  return (
    <StepScreen title={words.title} footer={<ChosenSummary />}>
      <div className="pt-7 pb-5">
        <Heading>{words.question}</Heading>
      </div>
      <EntryProblem />
      <SearchField value={typed} onChange={setTyped} />
      <CategoryTabs
        tabs={tabs.tabs}
        current={keyword === "" ? tabs.current : null}
        onChoose={(tab) => {
          setTyped("");
          tabs.choose(tab);
        }}
      />
      <TreatmentList
        filter={keyword === "" ? tabs.filter : { kind: "search", keyword }}
        onClearSearch={() => setTyped("")}
      />
    </StepScreen>
  );
}
