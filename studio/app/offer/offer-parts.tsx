import { useAtomValue } from "jotai";
import { lazy, Suspense, useState } from "react";
import type { DiaryDoctor } from "@/contract/studio/desk";
import { offerStateOf, PROPOSED_NAME } from "@/contract/studio/offer-rules";
import { can } from "@/contract/studio/roles";
import { labels } from "../labels";
import { isLiveAtom, useLiveKeys } from "../live";
import { useClinic } from "../session/use-account";
import { momentText } from "../when";
import { type OfferedReservation, useWithdraw } from "./use-offer";

const OfferDialog = lazy(async () => ({ default: (await import("./offer-dialog")).OfferDialog }));

interface OfferProps {
  row: OfferedReservation;
  now: Date;
}

/** What has become of an offer, in one word. */
export function OfferTag({ row, now }: OfferProps) {
  const state = offerStateOf(row, now);
  if (state === "none") return null;
  return state === "over" ? (
    <span className="tag warn">{labels.offer.over}</span>
  ) : (
    <span className="tag sent">{PROPOSED_NAME}</span>
  );
}

interface DoctorsProps extends OfferProps {
  doctors: readonly DiaryDoctor[];
}

/** The times that are with the visitor, or that nobody chose. */
export function OfferPart({ row, doctors, now }: DoctorsProps) {
  const clinic = useClinic();
  const withdraw = useWithdraw(row);
  if (!row.offer) return null;
  const { times, heldUntil } = row.offer;
  const mayDecide = can(clinic, "decide-reservations", row);
  if (offerStateOf(row, now) === "over")
    return (
      <div className="note">
        <span>
          <b>{labels.offer.overNote}</b> {labels.offer.overHint}
        </span>
        {mayDecide && row.status === "confirmed" && (
          <span>
            <button
              type="button"
              className="btn line"
              disabled={withdraw.isPending}
              onClick={() => withdraw.mutate()}
            >
              {labels.offer.keep}
            </button>
          </span>
        )}
      </div>
    );
  const isHeld = new Date(heldUntil) > now;
  return (
    <section className="sheet" aria-label={labels.offer.with}>
      <div className="sheet-h between">
        <h3 className="t3">{labels.offer.with}</h3>
        <span className="t5">
          {isHeld ? labels.offer.held(momentText(heldUntil, now)) : labels.offer.offered}
        </span>
      </div>
      <div className="in row wrapit gap12">
        {times.map(({ startAt, employeeId }) => (
          <span key={`${startAt} ${employeeId}`} className="tag n">
            {momentText(startAt, now)} · {doctors.find(({ id }) => id === employeeId)?.name}
          </span>
        ))}
        {mayDecide && (
          <button
            type="button"
            className="btn line end"
            disabled={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            {labels.offer.withdraw}
          </button>
        )}
      </div>
    </section>
  );
}

interface OfferButtonProps extends DoctorsProps {
  /** Whose times are shown first. */
  employeeId: number | undefined;
  /** Null in lists, where it would be several buttons'. */
  hotkey: string | null;
}

/** Opens the choice of other times. */
export function OfferButton({ row, doctors, now, employeeId, hotkey }: OfferButtonProps) {
  const clinic = useClinic();
  const [isOpen, setIsOpen] = useState(false);
  const isLive = useAtomValue(isLiveAtom);
  const mayOffer = can(clinic, "decide-reservations", row);
  useLiveKeys(mayOffer && hotkey !== null ? { [hotkey]: () => setIsOpen(true) } : {});
  if (!mayOffer) return null;
  return (
    <>
      <button type="button" className="btn line" disabled={!isLive} onClick={() => setIsOpen(true)}>
        {row.offer ? labels.offer.again : labels.offer.button}{" "}
        {hotkey === null ? <span className="sr">{row.customerName}</span> : <kbd>{hotkey.toUpperCase()}</kbd>}
      </button>
      {isOpen && (
        <Suspense>
          <OfferDialog
            row={row}
            doctors={doctors}
            now={now}
            employeeId={employeeId ?? doctors[0]?.id ?? 0}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
