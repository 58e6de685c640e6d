import { useAtomValue } from "jotai";
import { widgetLabels } from "@/labels/widget";
import { formatWon } from "@/lib/won";
import { Button } from "@/ui/button";
import { useDraftSum } from "../../data/use-draft-sum";
import { whenShort } from "../../lib/when";
import { SummaryLine } from "../../parts/summary-line";
import { useRuntime } from "../../runtime/runtime-context";
import { draftAtom } from "../../state/draft";

const { contact: words } = widgetLabels;

/** When, with whom and how much, and the one button that books. */
export function BookingSummary({ isBusy, onBook }: { isBusy: boolean; onBook: () => void }) {
  const { boot } = useRuntime();
  const { reservedAt, doctor, kind } = useAtomValue(draftAtom);
  const sum = useDraftSum();
  const { isIncludeVat, reservationConfirm } = boot.homepageConfig;
  const label = reservationConfirm ? words.requestBooking : words.book;
  return (
    <>
      <SummaryLine
        start={
          <span className="text-b5 text-ink-2">
            {[reservedAt && whenShort(reservedAt), doctor?.name]
              .filter(Boolean)
              .join(widgetLabels.listSeparator)}
          </span>
        }
        end={
          sum && (
            <strong className="text-h4">
              {formatWon(sum.total)}
              {words.won}
            </strong>
          )
        }
      />
      {kind === "treatment" && (
        <p className="-mt-2 mb-2 text-right text-b7 text-ink-3 tabular-nums">
          {sum === null && words.askPrice}
          {sum !== null &&
            `${isIncludeVat ? words.vatIncluded : words.sum(formatWon(sum.subtotal), formatWon(sum.vat))} · ${words.payLater}`}
        </p>
      )}
      <Button size="tall" isWide aria-disabled={isBusy} onClick={onBook}>
        {isBusy ? words.booking : label}
      </Button>
    </>
  );
}
