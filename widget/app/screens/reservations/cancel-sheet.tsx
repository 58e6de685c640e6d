import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Reservation } from "@/contract/api/reservations";
import { Button } from "@/ui/button";
import { Chip } from "@/ui/chip";
import { useAllWords } from "../../data/use-all-words";
import { whenShort } from "../../lib/when";
import { LineButton } from "../../parts/line-button";
import { Note } from "../../parts/note";
import { allClinicWords } from "../../state/all-words";
import { useCancel } from "./use-cancel";

interface CancelSheetProps {
  reservation: Reservation;
  onKeep: () => void;
}

/** Asks once more before a reservation is cancelled, in its own place: no box over a page that may be of any height. */
export function CancelSheet({ reservation, onKeep }: CancelSheetProps) {
  const { cancel: words, date } = useAllWords();
  const [reason, setReason] = useState<string | null>(null);
  const { cancel, isCanceling, failure } = useCancel(reservation);
  const head = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: "center" });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // It leaves the question, not the widget.
    event.preventDefault();
    onKeep();
  };
  return (
    <section aria-labelledby={id} onKeyDown={onKeyDown} className="mt-4 border-line-strong border-t pt-5">
      <h2 ref={head} id={id} tabIndex={-1} className="text-h5 outline-none">
        {words.question}
      </h2>
      <p className="mt-1 text-b5 text-ink-2 tabular-nums">
        {words.description(whenShort(reservation.reservedAt, date))}
      </p>
      <fieldset className="mt-4 min-w-0">
        <legend className="text-ink-3 text-label4">{words.reason}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {allClinicWords.cancel.reasons.map((each, index) => (
            <Chip key={each} isOn={reason === each} onClick={() => setReason(reason === each ? null : each)}>
              {words.reasons[index]}
            </Chip>
          ))}
        </div>
      </fieldset>
      {failure && <Note title={failure.title}>{failure.description}</Note>}
      <div className="mt-5 grid grid-cols-2 gap-2">
        <LineButton onClick={onKeep}>{words.keep}</LineButton>
        <Button disabled={isCanceling} onClick={() => cancel(reason)}>
          {words.confirm}
        </Button>
      </div>
    </section>
  );
}
