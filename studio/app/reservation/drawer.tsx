import ChevronDownIcon from "@lucide/icons/icons/chevron-down";
import ChevronUpIcon from "@lucide/icons/icons/chevron-up";
import XIcon from "@lucide/icons/icons/x";
import { useState } from "react";
import type { DeskReservation, DiaryDoctor, ReservationRecord } from "@/contract/studio/desk";
import { isOfferable } from "@/contract/studio/reservation-steps";
import { Icon } from "@/ui/icon";
import { labels } from "../labels";
import { OfferButton, OfferPart, OfferTag } from "../offer/offer-parts";
import { phoneText } from "../phone-text";
import { StateTag } from "../ui/state-tag";
import { nearDay, spanText } from "../when";
import { History } from "./history";
import { sourceLabels } from "./labels";
import { lateMinutes, situationOf } from "./situation";
import { StepButtons } from "./step-buttons";
import { useReservation } from "./use-reservation";

interface DrawerProps {
  id: number;
  /** As the diary has it: its steps and keys need not wait for the rest. */
  known: DeskReservation | undefined;
  doctors: readonly DiaryDoctor[];
  now: Date;
  onClose: () => void;
}

/** The chosen reservation: what is next as the one filled button. On tablets a bar at the foot, whole where that is asked for. */
export function Drawer({ id, known, doctors, now, onClose }: DrawerProps) {
  const { record, row, offered, error } = useChosen(id, known, now);
  const [isWhole, setIsWhole] = useState(false);
  return (
    <aside className="s-draw" data-whole={isWhole || undefined} aria-label={labels.day.chosen}>
      <div className="scroll">
        <div className="row between">
          {row ? (
            <span className="row">
              <StateTag status={row.status} />
              {offered && <OfferTag row={offered} now={now} />}
              <span className="t5 n">{row.reservationNumber}</span>
            </span>
          ) : (
            <span />
          )}
          <button type="button" className="btn bare sq" aria-label={labels.close} onClick={onClose}>
            <Icon of={XIcon} size={16} />
          </button>
        </div>
        {row && <Visit row={row} doctors={doctors} now={now} />}
        {record ? (
          <Record row={record} doctors={doctors} now={now} mayBeOffered={offered !== undefined} />
        ) : (
          <p className="t5">{error?.message ?? labels.loading}</p>
        )}
      </div>
      {row && (
        <div className="acts2" key={id}>
          <StepButtons reservation={row} doctors={doctors} now={now} hasKeys />
          {offered && (
            <OfferButton
              {...{ doctors, now }}
              row={offered}
              employeeId={offered.employeeId ?? undefined}
              hotkey="o"
            />
          )}
        </div>
      )}
      <button
        type="button"
        className="btn line sq whole"
        aria-expanded={isWhole}
        aria-label={isWhole ? labels.record.bar : labels.record.whole}
        onClick={() => setIsWhole(!isWhole)}
      >
        <Icon of={isWhole ? ChevronDownIcon : ChevronUpIcon} size={20} />
      </button>
    </aside>
  );
}

/** What is known of it by now: `row` at once, the record a moment later; `offered` where other times may be offered. */
function useChosen(id: number, known: DeskReservation | undefined, now: Date) {
  const { data, error } = useReservation(id);
  const record = data?.row;
  const row = record && record.version >= (known?.version ?? 0) ? record : known;
  // Times that were offered come with the record.
  const withOffer = record ?? (known?.offerEndsAt === null ? { ...known, offer: null } : undefined);
  const offered = withOffer && isOfferable(situationOf(withOffer, now)) ? withOffer : undefined;
  return { record, row, offered, error };
}

const nameIn = (doctors: readonly DiaryDoctor[]) => (employeeId: number) =>
  doctors.find(({ id }) => id === employeeId)?.name ?? "";

/** Whose visit it is, when, and with whom. */
function Visit({ row, doctors, now }: Pick<DrawerProps, "doctors" | "now"> & { row: DeskReservation }) {
  const minutes = (Date.parse(row.endAt) - Date.parse(row.startAt)) / 60_000;
  const { employeeId } = row;
  const doctor = employeeId === null ? labels.day.unassigned : labels.day.doctor(nameIn(doctors)(employeeId));
  return (
    <>
      <h2 className="t1 name">{row.customerName}</h2>
      <p className="t4 n soft">
        {spanText(row.startAt, row.endAt, now)} · {labels.record.minutes(minutes)} · {doctor}
      </p>
      <LateNote row={row} now={now} />
    </>
  );
}

interface RecordProps extends Pick<DrawerProps, "doctors" | "now"> {
  row: ReservationRecord;
  mayBeOffered: boolean;
}

function Record({ row, doctors, now, mayBeOffered }: RecordProps) {
  const { attribution } = row;
  return (
    <>
      {mayBeOffered && <OfferPart row={row} doctors={doctors} now={now} />}
      <Customer row={row} now={now} />
      <div className="sec">
        <h3 className="t3">{labels.record.treatments}</h3>
        <Bill row={row} />
      </div>
      {(row.memo || row.purpose) && (
        <div className="sec">
          <h3 className="t3">{labels.record.memo}</h3>
          <p className="t4 soft">{[row.purpose, row.memo && `“${row.memo}”`].filter(Boolean).join(" · ")}</p>
        </div>
      )}
      <div className="sec">
        <dl className="dl">
          <dt>{labels.record.source}</dt>
          <dd>
            {[sourceLabels[row.source], attribution.utm_source, attribution.utm_campaign]
              .filter(Boolean)
              .join(" · ")}
          </dd>
        </dl>
      </div>
      <div className="sec">
        <h3 className="t3">{labels.record.history}</h3>
        <History entries={row.history} now={now} nameOf={nameIn(doctors)} />
      </div>
    </>
  );
}

function LateNote({ row, now }: { row: DeskReservation; now: Date }) {
  const late = lateMinutes(row, now);
  if (late === 0) return null;
  const isOver = Date.parse(row.endAt) <= now.getTime();
  return (
    <p className="note">
      <span>
        <b>{isOver ? labels.record.pastNote : labels.record.lateNote(late)}</b> {labels.record.lateAdvice}
      </span>
    </p>
  );
}

function Customer({ row: { customer }, now }: { row: ReservationRecord; now: Date }) {
  const last = customer.lastVisitAt && labels.record.lastVisit(nearDay(customer.lastVisitAt, now));
  return (
    <div className="sec">
      <dl className="dl">
        <dt>{labels.record.phone}</dt>
        <dd>
          {customer.phone ? (
            <a className="acc n" href={`tel:${customer.phone}`}>
              {phoneText(customer.phone)}
            </a>
          ) : (
            labels.record.hidden
          )}
        </dd>
        <dt>{labels.record.visits}</dt>
        <dd>
          {[labels.record.visitsOf(customer.visits, customer.noShows), last].filter(Boolean).join(" · ")}
        </dd>
        <dt>{labels.record.marketing}</dt>
        <dd>{customer.isMarketingReceivable ? labels.record.receives : labels.record.refuses}</dd>
      </dl>
    </div>
  );
}

const won = (amount: number) => amount.toLocaleString("ko-KR");

function Bill({ row }: { row: ReservationRecord }) {
  if (row.treatments.length === 0) return <p className="t4">{row.detail}</p>;
  return (
    <div className="bill">
      {row.treatments.map(({ title, durationMinutes, price }) => (
        <div className="line-item" key={title}>
          <span>
            {title} <span className="mute n">{labels.record.minutes(durationMinutes)}</span>
          </span>
          <span>{price === null ? labels.record.onRequest : won(price)}</span>
        </div>
      ))}
      {row.vat > 0 && (
        <div className="line-item mute">
          <span>{labels.record.vat}</span>
          <span>{won(row.vat)}</span>
        </div>
      )}
      <div className="line-item tot">
        <span>{labels.record.total}</span>
        <span>{won(row.total)}원</span>
      </div>
    </div>
  );
}
