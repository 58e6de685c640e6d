import { lazy, Suspense, useState } from "react";
import type { DiaryDoctor } from "@/contract/studio/desk";
import { offerStateOf, PROPOSED_NAME } from "@/contract/studio/offer-rules";
import { can } from "@/contract/studio/roles";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";
import { useKeys } from "../use-keys";
import { clockOf, nearDay } from "../when";
import { type Request, useWithdraw } from "./use-requests";

const OfferDialog = lazy(async () => ({ default: (await import("./offer-dialog")).OfferDialog }));

interface OfferProps {
  row: Request;
  now: Date;
}

/** What has become of an offer, in one word. */
export function OfferTag({ row, now }: OfferProps) {
  const state = offerStateOf(row, now);
  if (state === "none") return null;
  return state === "over" ? (
    <span className="tag warn">{labels.offer.over}</span>
  ) : (
    <span className="tag">{PROPOSED_NAME}</span>
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
  if (offerStateOf(row, now) === "over")
    return (
      <p className="note">
        <span>
          <b>{labels.offer.overNote}</b> {labels.offer.overHint}
        </span>
      </p>
    );
  const isHeld = new Date(heldUntil) > now;
  return (
    <section className="sheet" aria-label={labels.offer.with}>
      <div className="sheet-h between">
        <h3 className="t3">{labels.offer.with}</h3>
        <span className="t5">
          {isHeld
            ? labels.offer.held(`${nearDay(heldUntil, now)} ${clockOf(heldUntil)}`)
            : labels.offer.offered}
        </span>
      </div>
      <div className="in row wrapit gap12">
        {times.map(({ startAt, employeeId }) => (
          <span key={`${startAt} ${employeeId}`} className="tag n">
            {nearDay(startAt, now)} {clockOf(startAt)} · {doctors.find(({ id }) => id === employeeId)?.name}
          </span>
        ))}
        {can(clinic, "decide-reservations", row) && (
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
  employeeId: number | undefined;
  hasKey?: boolean;
}

/** Opens the choice of other times, by T as well. */
export function OfferButton({ row, doctors, now, employeeId, hasKey = true }: OfferButtonProps) {
  const clinic = useClinic();
  const [isOpen, setIsOpen] = useState(false);
  const mayOffer = can(clinic, "decide-reservations", row);
  useKeys({ t: mayOffer && hasKey ? () => setIsOpen(true) : undefined });
  if (!mayOffer) return null;
  return (
    <>
      <button type="button" className="btn line" onClick={() => setIsOpen(true)}>
        {row.offer ? labels.offer.again : labels.offer.button} {hasKey && <kbd>T</kbd>}
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
