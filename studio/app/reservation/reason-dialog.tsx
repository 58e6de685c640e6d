import { useState } from "react";
import type { DeskReservation } from "@/contract/studio/desk";
import { REFUSAL_REASONS } from "@/contract/studio/reservation-steps";
import { failureText } from "../api";
import { labels } from "../labels";
import { Dialog, DialogFoot } from "../ui/dialog";
import { useStep } from "./use-reservation";
import { useSeenVersion } from "./use-seen-version";

interface ReasonDialogProps {
  step: "refuse" | "cancel" | "stepBack";
  reservation: DeskReservation;
  onClose: () => void;
}

/** Asks why the clinic says no; the visitor reads it. What was written stays until it is done. */
export function ReasonDialog({ step, reservation, onClose }: ReasonDialogProps) {
  const isTold = step !== "stepBack";
  const [chosen, setChosen] = useState<string>(isTold ? REFUSAL_REASONS[0] : "");
  const [own, setOwn] = useState("");
  const [isWish, setIsWish] = useState(false);
  const take = useStep();
  const { version, seeNewest } = useSeenVersion(reservation);
  const reason = chosen || own.trim();
  const submit = () => {
    if (!reason || take.isPending) return;
    const wish = step === "cancel" && { isVisitorsWish: isWish };
    take.mutate({ reservation, step, version, reason, ...wish }, { onSuccess: onClose, onError: seeNewest });
  };
  return (
    <Dialog
      title={labels.reasonDialog[step]}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <DialogFoot
          keep={labels.reasonDialog.keep}
          onClose={onClose}
          submit={labels.reasonDialog.submit[step]}
          isDisabled={!reason || take.isPending}
        />
      }
    >
      <fieldset className="stack">
        <legend className="lab">{reservation.customerName}</legend>
        {isTold &&
          REFUSAL_REASONS.map((text, index) => (
            <label key={text} className={chosen === text ? "cand on" : "cand"}>
              <input
                type="radio"
                name="reason"
                checked={chosen === text}
                onChange={() => setChosen(text)}
                // Arrows choose at once, and Enter decides.
                autoFocus={index === 0}
              />
              <span>{text}</span>
            </label>
          ))}
        <label className={chosen === "" ? "cand on" : "cand"}>
          <input type="radio" name="reason" checked={chosen === ""} onChange={() => setChosen("")} />
          <span>{labels.reasonDialog.own}</span>
        </label>
        {chosen === "" && (
          <textarea
            className="input"
            aria-label={labels.record.reason}
            rows={2}
            maxLength={200}
            value={own}
            onChange={({ target }) => setOwn(target.value)}
          />
        )}
      </fieldset>
      {step === "cancel" && (
        <label className="row">
          <input type="checkbox" checked={isWish} onChange={({ target }) => setIsWish(target.checked)} />
          <span>{labels.record.wish}</span>
        </label>
      )}
      {take.isError && (
        <p className="note badn" role="alert">
          {failureText(take.error)}
        </p>
      )}
      {isTold && <p className="t5">{labels.reasonDialog.told}</p>}
    </Dialog>
  );
}
