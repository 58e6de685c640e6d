import { useAtomValue } from "jotai";
import { formatNumber } from "@/lib/format-number";
import { SummaryLine } from "@/ui/booking-step";
import { Button } from "@/ui/button";
import { useAllWords } from "../../data/use-all-words";
import { useDraftMinutes, useDraftSum, useHasEventEnded } from "../../data/use-draft-sum";
import { whenShort } from "../../lib/when";
import { useRuntime } from "../../runtime/runtime-context";
import { draftAtom } from "../../state/draft";

/** When, with whom and how much, and the one button that books. */
export function BookingSummary({ isBusy, onBook }: { isBusy: boolean; onBook: () => void }) {
  const { contact: words, cart: cartWords, date: dateWords, listSeparator } = useAllWords();
  const { boot } = useRuntime();
  const { reservedAt, doctor, kind } = useAtomValue(draftAtom);
  const sum = useDraftSum();
  const minutes = useDraftMinutes();
  const hasEventEnded = useHasEventEnded();
  const { isIncludeVat, reservationConfirm } = boot.homepageConfig;
  const label = reservationConfirm ? words.requestBooking : words.book;
  return (
    <>
      <SummaryLine
        start={
          <span className="text-b5 text-ink-2">
            {[reservedAt && whenShort(reservedAt, dateWords), doctor?.name]
              .filter(Boolean)
              .join(listSeparator)}
          </span>
        }
        end={
          sum && (
            <strong className="text-h4">
              {formatNumber(sum.total)}
              {words.won}
            </strong>
          )
        }
      />
      {kind === "treatment" && (
        <p className="-mt-2 mb-2 flex flex-wrap justify-between gap-x-3 text-b7 text-ink-3 tabular-nums">
          <span>{dateWords.duration(minutes)}</span>
          <span>
            {sum === null && words.askPrice}
            {sum !== null &&
              `${isIncludeVat ? words.vatIncluded : words.sum(formatNumber(sum.subtotal), formatNumber(sum.vat))} · ${words.payLater}`}
          </span>
        </p>
      )}
      <p role="status" className="text-b6 text-ink-2 not-empty:mb-2">
        {kind === "treatment" && hasEventEnded && cartWords.eventEnded}
      </p>
      <Button size="tall" isWide aria-disabled={isBusy} onClick={onBook}>
        {isBusy ? words.booking : label}
      </Button>
    </>
  );
}
