import { useQuery } from "@tanstack/react-query";
import { useAtomValue, useSetAtom } from "jotai";
import type { ComponentType } from "react";
import { SummaryLine } from "@/ui/booking-step";
import { Button, moreLinkClass } from "@/ui/button";
import { useWords } from "../../data/use-words";
import { lateCodeQuery } from "../../runtime/late-code";
import { draftAtom } from "../../state/draft";
import { goAtom } from "../../state/screen";

/** Sum and list of what is chosen: the first step does without, as long as nothing is. */
export const chosenSumQuery = lateCodeQuery<ComponentType>(
  "treatments/chosen-sum",
  async () => (await import("./chosen-sum")).ChosenSum,
);

/** What is chosen so far, how much it is, and the way on. */
export function ChosenSummary() {
  const { treatments: words } = useWords();
  const { options } = useAtomValue(draftAtom);
  const go = useSetAtom(goAtom);
  const isEmpty = options.length === 0;
  return (
    <>
      {isEmpty ? (
        <SummaryLine start={<span className="text-b5 text-ink-3">{words.nothingChosen}</span>} end={false} />
      ) : (
        <LateSum count={options.length} />
      )}
      <Button size="tall" isWide disabled={isEmpty} onClick={() => go("schedule")}>
        {words.chooseTime}
      </Button>
    </>
  );
}

/** Until the code for the sum is there, the number of what is chosen; where it does not come, a way to ask again. */
function LateSum({ count }: { count: number }) {
  const { treatments: words, retry } = useWords();
  const { data: ChosenSum, isError, refetch } = useQuery(chosenSumQuery);
  if (ChosenSum) return <ChosenSum />;
  return (
    <SummaryLine
      start={<span className="text-b5">{words.chosen(count)}</span>}
      end={
        isError && (
          <button type="button" onClick={() => void refetch()} className={moreLinkClass}>
            {retry}
          </button>
        )
      }
    />
  );
}
