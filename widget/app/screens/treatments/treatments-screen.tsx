import SearchIcon from "@lucide/icons/icons/search";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { MAX_RESERVATION_OPTIONS } from "@/config/booking";
import { Icon } from "@/ui/icon";
import { useWords } from "../../data/use-words";
import { Heading } from "../../parts/heading";
import { Note } from "../../parts/note";
import { ScheduleWaiting } from "../../parts/schedule-waiting";
import { StepScreen } from "../../parts/step-screen";
import { entryAtom } from "../../state/entry";
import { CategoryTabs } from "./category-tabs";
import { ChosenSummary } from "./chosen-summary";
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
  // A new entry starts with an empty search.
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

/** The value as it was when it last stood still for that long. */
function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}

/** Why the options that the page asked for are not all chosen. */
function EntryProblem() {
  const { treatments: words } = useWords();
  const { problem } = useAtomValue(entryAtom);
  if (problem === "gone") return <Note title={words.entryGone.title}>{words.entryGone.description}</Note>;
  if (problem === "tooMany")
    return (
      <Note title={words.entryTooMany.title(MAX_RESERVATION_OPTIONS)}>{words.entryTooMany.description}</Note>
    );
  return null;
}

/** Looks for treatments by name or concern. */
function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { treatments: words } = useWords();
  return (
    <search className="relative block">
      <Icon of={SearchIcon} className="absolute top-4 left-4 text-ink-3" />
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        value={value}
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-13 w-full rounded-s bg-(--widget-quiet) pr-4 pl-[46px] text-b3 placeholder:text-gray-600 focus:shadow-[inset_0_0_0_2px_var(--focus)] focus:outline-none"
      />
    </search>
  );
}
