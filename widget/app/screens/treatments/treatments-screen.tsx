import { useAtomValue } from "jotai";
import { useState } from "react";
import { widgetLabels } from "@/labels/widget";
import { useDebounced } from "../../data/use-debounced";
import { Heading } from "../../parts/heading";
import { StepScreen } from "../../parts/step-screen";
import { entryAtom } from "../../state/entry";
import { CategoryTabs } from "./category-tabs";
import { ChosenSummary } from "./chosen-summary";
import { SearchField } from "./search-field";
import { TreatmentList } from "./treatment-list";
import { useTreatmentTabs } from "./use-treatment-tabs";

const { treatments: words } = widgetLabels;
const SEARCH_DELAY_MS = 250;

/** Step 1 of a treatment reservation: treatments and their options. */
export function TreatmentsScreen() {
  const { productId, categoryId, eventId } = useAtomValue(entryAtom);
  // A new entry begins anew, with nothing looked for.
  return <Treatments key={[productId, categoryId, eventId].join()} />;
}

function Treatments() {
  const [typed, setTyped] = useState("");
  const keyword = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  const tabs = useTreatmentTabs();
  return (
    <StepScreen title={words.title} footer={<ChosenSummary />}>
      <div className="pt-7 pb-5">
        <Heading>{words.question}</Heading>
      </div>
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
