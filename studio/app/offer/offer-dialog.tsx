import XIcon from "@lucide/icons/icons/x";
import { useState } from "react";
import type { DiaryDoctor } from "@/contract/studio/desk";
import { MOST_OFFERED_TIMES } from "@/contract/studio/offer-rules";
import { Icon } from "@/ui/icon";
import { failureText } from "../api";
import { labels } from "../labels";
import { MessageToCome } from "../reservation/message-to-come";
import { type ChosenTime, TimeChoice } from "../reservation/time-choice";
import { Dialog } from "../ui/dialog";
import { dayOf, momentText } from "../when";
import { type OfferedReservation, useOffer, useOfferMessage } from "./use-offer";

interface OfferDialogProps {
  row: OfferedReservation;
  doctors: readonly DiaryDoctor[];
  now: Date;
  /** Whose times are shown first. */
  employeeId: number;
  onClose: () => void;
}

interface Time {
  startAt: string;
  employeeId: number;
}

const isSame = (one: Time, other: Time) =>
  one.startAt === other.startAt && one.employeeId === other.employeeId;

/** Up to three other times, and the message that goes with them. What was chosen stays when somebody was faster. */
export function OfferDialog({ row, doctors, now, employeeId, onClose }: OfferDialogProps) {
  const [shown, setShown] = useState<ChosenTime>({
    date: dayOf(row.startAt),
    employeeId,
    startAt: null,
    isOverruled: false,
  });
  const [times, setTimes] = useState<Time[]>([]);
  const send = useOffer(row, onClose);
  const message = useOfferMessage(row.id, times);
  const toggle = (time: Time) =>
    setTimes((known) => {
      if (known.some((one) => isSame(one, time))) return known.filter((one) => !isSame(one, time));
      if (known.length === MOST_OFFERED_TIMES) return known;
      return [...known, time].toSorted((one, other) => one.startAt.localeCompare(other.startAt));
    });
  const choose = ({ startAt, ...place }: ChosenTime) => {
    setShown({ ...place, startAt: null });
    if (startAt) toggle({ startAt, employeeId: place.employeeId });
  };
  const { hint, hintOfVisit } = labels.offer;
  const text = times.length > 0 && message.data?.row.text;
  return (
    <Dialog
      title={`${labels.offer.title} · ${row.customerName}`}
      onClose={onClose}
      onSubmit={() => times.length > 0 && !send.isPending && send.mutate(times)}
      foot={
        <button type="submit" className="btn h40" disabled={times.length === 0 || send.isPending}>
          {times.length > 0 ? labels.offer.submit(times.length) : labels.offer.none}
        </button>
      }
    >
      <p className="t4 soft">{(row.status === "confirmed" ? hintOfVisit : hint)(MOST_OFFERED_TIMES)}</p>
      <TimeChoice
        doctors={doctors}
        value={shown}
        onChange={choose}
        reservationId={row.id}
        chosen={times.filter((time) => time.employeeId === shown.employeeId).map(({ startAt }) => startAt)}
      />
      {times.length > 0 && (
        <fieldset>
          <legend className="lab">{labels.offer.chosen}</legend>
          <ul className="stack">
            {times.map((time) => {
              const when = momentText(time.startAt, now);
              return (
                <li key={`${time.startAt} ${time.employeeId}`} className="cand">
                  <b>{when}</b>
                  <small>{doctors.find(({ id }) => id === time.employeeId)?.name}</small>
                  <button
                    type="button"
                    className="btn bare sq end"
                    aria-label={labels.offer.remove(when)}
                    onClick={() => toggle(time)}
                  >
                    <Icon of={XIcon} size={16} />
                  </button>
                </li>
              );
            })}
          </ul>
        </fieldset>
      )}
      {text && <MessageToCome title={labels.offer.message} text={text} />}
      {send.isError && (
        <p className="note badn" role="alert">
          <span>{failureText(send.error)}</span>
        </p>
      )}
    </Dialog>
  );
}
