import ChevronUpIcon from "@lucide/icons/icons/chevron-up";
import { clsx } from "clsx";
import { useId, useState } from "react";
import { formatNumber } from "@/lib/format-number";
import { SummaryLine } from "@/ui/booking-step";
import { moreLinkClass } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { useChosenOptions, useDraftMinutes } from "../../data/use-draft-sum";
import { useWords } from "../../data/use-words";
import { sumOf } from "../../lib/sum";
import { useRuntime } from "../../runtime/runtime-context";
import { ChosenList } from "./chosen-list";

/** How much the chosen options are together; a tap unfolds them. */
export function ChosenSum() {
  const { treatments: words } = useWords();
  const options = useChosenOptions();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div id={id} hidden={!isOpen}>
        <ChosenList options={options} />
      </div>
      <SummaryLine
        start={<SumText />}
        end={
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
        }
      />
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
        {formatNumber(sum.subtotal)}
        {price.won}
      </strong>{" "}
      <small className="text-ink-3 text-label4">{isIncludeVat ? price.vatIncluded : price.vatExcluded}</small>
      {duration}
    </span>
  );
}
