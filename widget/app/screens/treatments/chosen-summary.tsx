import ChevronUpIcon from "@lucide/icons/icons/chevron-up";
import { clsx } from "clsx";
import { useSetAtom } from "jotai";
import { useId, useState } from "react";
import { formatWon } from "@/lib/won";
import { SummaryLine } from "@/ui/booking-step";
import { Button, moreLinkClass } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { useChosenOptions, useDraftMinutes } from "../../data/use-draft-sum";
import { useWords } from "../../data/use-words";
import { sumOf } from "../../lib/sum";
import { useRuntime } from "../../runtime/runtime-context";
import { goAtom } from "../../state/screen";
import { ChosenList } from "./chosen-list";

/** What is chosen so far, how much it is, and the way on. */
export function ChosenSummary() {
  const { treatments: words } = useWords();
  const options = useChosenOptions();
  const [isOpen, setOpen] = useState(false);
  const go = useSetAtom(goAtom);
  const id = useId();
  const isEmpty = options.length === 0;
  return (
    <>
      <div id={id} hidden={!isOpen || isEmpty}>
        <ChosenList options={options} />
      </div>
      <SummaryLine
        start={isEmpty ? <span className="text-b5 text-ink-3">{words.nothingChosen}</span> : <SumText />}
        end={
          !isEmpty && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
              className={moreLinkClass}
            >
              {words.chosen(options.length)}
              <Icon of={ChevronUpIcon} size={16} className={clsx(isOpen && "rotate-180")} />
            </button>
          )
        }
      />
      <Button size="tall" isWide disabled={isEmpty} onClick={() => go("schedule")}>
        {words.chooseTime}
      </Button>
    </>
  );
}

function SumText() {
  const { date, price } = useWords();
  const { boot } = useRuntime();
  const { isIncludeVat } = boot.homepageConfig;
  const sum = sumOf(
    useChosenOptions().map(({ option }) => option.price.price),
    isIncludeVat,
  );
  const duration = <small className="block text-ink-3 text-label4">{date.duration(useDraftMinutes())}</small>;
  if (sum === null)
    return (
      <span className="text-h5">
        {price.askForPrice}
        {duration}
      </span>
    );
  return (
    <span>
      <strong className="text-h4">
        {formatWon(sum.subtotal)}
        {price.won}
      </strong>{" "}
      <small className="text-ink-3 text-label4">{isIncludeVat ? price.vatIncluded : price.vatExcluded}</small>
      {duration}
    </span>
  );
}
