import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "wouter";
import type { DeskReservation, Diary } from "@/contract/studio/desk";
import { inInboxOrder, offerStateOf, PROPOSED_NAME } from "@/contract/studio/offer-rules";
import { call } from "../api";
import { placeOf, spanOf } from "../day/geometry";
import { labels } from "../labels";
import { useLive } from "../live";
import { phoneText } from "../phone-text";
import { StepButtons } from "../reservation/step-buttons";
import { useStep } from "../reservation/use-reservation";
import { useClinic } from "../session/use-account";
import { STATE_KEY, StateTag } from "../ui/state-tag";
import { useKeys } from "../use-keys";
import { useNow } from "../use-now";
import { ageText, clockOf, dayOf, minutesOf, nearDay, spanText } from "../when";
import { OfferButton, OfferPart, OfferTag } from "./offer-parts";
import { type Request, useRequests, useWaiting } from "./use-requests";

const HOUR_MS = 3_600_000;
const isOld = ({ createdAt }: Request, now: Date) => now.getTime() - Date.parse(createdAt) > HOUR_MS;

/** What waits for the clinic's yes, oldest first, decided by J, K, Enter and R. */
export function RequestsPage() {
  const clinic = useClinic();
  const now = useNow();
  useLive(clinic.id);
  const { data, error } = useRequests();
  const rows = inInboxOrder(data?.rows ?? [], now);
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get("chosen"));
  const chosen = rows.find(({ id }) => id === asked) ?? rows[0];
  const choose = (id: number | undefined) => id && setQuery({ chosen: String(id) }, { replace: true });
  const step = (by: number) => () => chosen && choose(rows[rows.indexOf(chosen) + by]?.id);
  useKeys({ j: step(1), k: step(-1) });
  const waiting = useWaiting(now) ?? [];
  const old = waiting.filter((row) => isOld(row, now)).length;
  return (
    <main id="main" className="inbox">
      <section className="lst" aria-label={labels.day.waiting}>
        <div className="lst-h">
          <div className="row between">
            <h1 className="t1">
              {labels.requests.title}{" "}
              {waiting.length > 0 && <span className="s-count hot">{waiting.length}</span>}
            </h1>
            <span className="t5">{labels.requests.oldestFirst}</span>
          </div>
        </div>
        {error && <p className="note badn">{error.message}</p>}
        {data && rows.length === 0 && <p className="blank2">{labels.requests.none}</p>}
        <ul>
          {rows.map((row) => (
            <li key={row.id} className={row === chosen ? "ib on" : "ib"}>
              <button
                type="button"
                aria-current={row === chosen ? "true" : undefined}
                onClick={() => choose(row.id)}
              >
                <b>
                  {row.customerName}{" "}
                  {row.isFirstVisit && <span className="tag">{labels.day.firstVisit}</span>}
                  {!row.holdsTime && <span className="tag warn">{labels.day.full}</span>}{" "}
                  <OfferTag row={row} now={now} />
                </b>
                <Age row={row} now={now} />
                <span className="n">
                  {nearDay(row.startAt, now)} {clockOf(row.startAt)}
                </span>
                <span className="soft">{row.detail}</span>
              </button>
            </li>
          ))}
        </ul>
        {old > 0 && (
          <p className="note">
            <span>
              <b>{labels.requests.old(old)}</b> {labels.requests.oldHint}
            </span>
          </p>
        )}
        <p className="row wrapit desk keys">
          <kbd>J</kbd>
          <kbd>K</kbd> {labels.requests.keys.move}
          <kbd>⏎</kbd> {labels.requests.keys.confirm}
          <kbd>T</kbd> {labels.requests.keys.times}
          <kbd>R</kbd> {labels.requests.keys.refuse}
          <kbd>Z</kbd> {labels.requests.keys.undo}
        </p>
      </section>
      {chosen && <Detail key={chosen.id} row={chosen} now={now} />}
    </main>
  );
}

/** How long it has waited for the clinic, or how long the visitor may still choose. */
function Age({ row, now }: { row: Request; now: Date }) {
  if (row.offer && offerStateOf(row, now) === "open") {
    const left = ageText(now.toISOString(), new Date(row.offer.endsAt));
    return <span className="age n">{labels.offer.left(left)}</span>;
  }
  return (
    <span className={isOld(row, now) ? "age n hot" : "age n"}>
      {labels.requests.waiting(ageText(row.createdAt, now))}
    </span>
  );
}

function Detail({ row, now }: { row: Request; now: Date }) {
  const clinic = useClinic();
  const date = dayOf(row.startAt);
  const { data } = useQuery({
    queryKey: [clinic.id, "day", date],
    queryFn: () => call("GET /studio/:clinic/day", { params: { clinic: clinic.id }, query: { date } }),
  });
  const diary = data?.row;
  const isFree = (id: number) => !diary?.reservations.some((other) => isInTheWay(other, row, id));
  const working = diary?.doctors.filter(({ id, hours }) => hours !== null || id === row.employeeId) ?? [];
  const [picked, setPicked] = useState<number>();
  const employeeId = picked ?? row.employeeId ?? working.find(({ id }) => isFree(id))?.id;
  const take = useStep();
  const { version } = row;
  useKeys({
    Enter: employeeId
      ? () => take.mutate({ reservation: row, step: "confirm", version, employeeId })
      : undefined,
  });
  return (
    <section className="det" aria-label={labels.day.chosen}>
      <div className="det-in">
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
          <StateTag
            status={row.status}
            name={offerStateOf(row, now) === "open" ? PROPOSED_NAME : undefined}
          />
        </div>
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
          {diary && <OfferButton row={row} doctors={diary.doctors} now={now} employeeId={employeeId} />}
        </div>
      </div>
    </section>
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
