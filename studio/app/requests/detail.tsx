import XIcon from "@lucide/icons/icons/x";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskReservation, Diary } from "@/contract/studio/desk";
import { offerStateOf, PROPOSED_NAME } from "@/contract/studio/offer-rules";
import { Icon } from "@/ui/icon";
import { dayQuery } from "../day/day-query";
import { placeOf, spanOf } from "../day/geometry";
import { useKeys } from "../keys/use-keys";
import { labels } from "../labels";
import { OfferButton, OfferPart } from "../offer/offer-parts";
import { phoneText } from "../phone-text";
import { StepButtons } from "../reservation/step-buttons";
import { useStep } from "../reservation/use-reservation";
import { useClinic } from "../session/use-account";
import { STATE_KEY, StateTag } from "../ui/state-tag";
import { clockOf, dayOf, minutesOf, spanText } from "../when";
import type { Request } from "./use-requests";

interface DetailProps {
  row: Request;
  now: Date;
  /** On phones, where it covers the list. */
  onClose: (() => void) | undefined;
}

/** A request with what it takes to decide it: who is free then, other times, the steps. */
export function Detail({ row, now, onClose }: DetailProps) {
  const clinic = useClinic();
  const diary = useQuery(dayQuery(clinic.id, dayOf(row.startAt))).data?.row;
  const isFree = (id: number) => !diary?.reservations.some((other) => isInTheWay(other, row, id));
  const working = diary?.doctors.filter(({ id, hours }) => hours !== null || id === row.employeeId) ?? [];
  const [picked, setPicked] = useState<number>();
  const employeeId = picked ?? row.employeeId ?? working.find(({ id }) => isFree(id))?.id;
  const take = useStep();
  const { version } = row;
  useKeys({
    Escape: onClose,
    Enter: employeeId
      ? () => take.mutate({ reservation: row, step: "confirm", version, employeeId })
      : undefined,
  });
  return (
    <section className="det" aria-label={labels.day.chosen}>
      <div className="det-in">
        <Head row={row} now={now} onClose={onClose} />
        <div className="sheet">
          <dl className="in g3">
            <div>
              <dt className="t5">{labels.requests.wished}</dt>
              <dd className="t2 n">{spanText(row.startAt, row.endAt, now)}</dd>
            </div>
            <div>
              <dt className="t5">{labels.requests.what}</dt>
              <dd className="t2">{row.detail}</dd>
            </div>
            <div>
              <dt className="t5">{labels.requests.doctor}</dt>
              <dd className="t2">
                {diary?.doctors.find(({ id }) => id === row.employeeId)?.name ?? labels.requests.anyone}
              </dd>
            </div>
          </dl>
          {row.memo && <p className="in t4 soft quoted">“{row.memo}”</p>}
        </div>
        <OfferPart row={row} doctors={diary?.doctors ?? []} now={now} />
        {diary && (
          <fieldset className="sheet">
            <legend className="sheet-h t3">{labels.requests.who(clockOf(row.startAt))}</legend>
            <div className="in stack">
              {working.map((doctor) => (
                <label className="strip" key={doctor.id}>
                  <input
                    type="radio"
                    name="doctor"
                    checked={employeeId === doctor.id}
                    onChange={() => setPicked(doctor.id)}
                  />
                  <span>{doctor.name}</span>
                  <Track diary={diary} doctor={doctor.id} row={row} />
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <div className="row wrapit acts-row">
          <StepButtons
            reservation={row}
            doctors={diary?.doctors ?? []}
            now={now}
            hasKeys
            {...(employeeId !== undefined && { employeeId })}
          />
          {diary && <OfferButton {...{ row, now, employeeId }} doctors={diary.doctors} hotkey="t" />}
        </div>
      </div>
    </section>
  );
}

/** Whose request it is, and its state. */
function Head({ row, now, onClose }: DetailProps) {
  return (
    <div className="row between">
      <div className="row gap12">
        <span className="s-face big" aria-hidden>
          {row.customerName.slice(0, 1)}
        </span>
        <div>
          <h2 className="t1">{row.customerName}</h2>
          <p className="t4 n soft">
            {row.customerPhone ? phoneText(row.customerPhone) : labels.record.hidden}
          </p>
        </div>
      </div>
      <span className="row">
        <StateTag status={row.status} name={offerStateOf(row, now) === "open" ? PROPOSED_NAME : undefined} />
        {onClose && (
          <button type="button" className="btn bare sq" aria-label={labels.close} onClick={onClose}>
            <Icon of={XIcon} size={20} />
          </button>
        )}
      </span>
    </div>
  );
}

const TAKING = ["waiting", "confirmed", "arrived"];
const isInTheWay = (other: DeskReservation, row: DeskReservation, doctor: number) =>
  other.id !== row.id &&
  other.employeeId === doctor &&
  other.holdsTime &&
  TAKING.includes(other.status) &&
  other.startAt < row.endAt &&
  other.endAt > row.startAt;

/** A doctor's day as a line, with the wished time marked in it. */
function Track({ diary, doctor, row }: { diary: Diary; doctor: number; row: Request }) {
  const span = spanOf(diary);
  const whole = (span.end - span.start) / 30;
  const styleOf = ({ startAt, endAt }: Pick<DeskReservation, "startAt" | "endAt">) => {
    const { top, height } = placeOf(span, minutesOf(startAt), minutesOf(endAt));
    return { left: `${(top / whole) * 100}%`, width: `${(height / whole) * 100}%` };
  };
  return (
    <span className="tr" aria-hidden>
      {diary.reservations
        .filter(
          ({ employeeId, status, id }) => employeeId === doctor && status !== "canceled" && id !== row.id,
        )
        .map((other) => (
          <i key={other.id} data-s={STATE_KEY[other.status]} style={styleOf(other)} />
        ))}
      <i className="want" style={styleOf(row)} />
    </span>
  );
}
