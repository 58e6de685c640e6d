import type { ReactNode } from "react";
import type { Reservation } from "@/contract/api/reservations";
import { formatNumber } from "@/lib/format-number";
import { useAllWords } from "../data/use-all-words";
import { cancelReasonText, purposeText } from "../lib/clinic-choice";
import { whenShort } from "../lib/when";
import { optionTitle } from "./option-line";

/** A reservation as label and value. */
export function Receipt({ reservation }: { reservation: Reservation }) {
  const all = useAllWords();
  const { done: words, date, price } = all;
  const { employee, purpose, total, memo, kind, reservationProductOptions: options } = reservation;
  const { canceledAt, cancelReason } = reservation;
  return (
    <dl className="border-line-strong border-t">
      <Row label={words.number}>{reservation.reservationNumber}</Row>
      <Row label={words.doctor}>{employee ? `${employee.name} ${employee.position}` : words.anyDoctor}</Row>
      {purpose && <Row label={words.purpose}>{purposeText(purpose, all)}</Row>}
      {options.length > 0 && (
        <Row label={words.treatment}>
          {options.map((option) => (
            <span key={option.id} lang="ko" className="block">
              {optionTitle({ productName: option.productName, option })}
            </span>
          ))}
        </Row>
      )}
      {kind === "treatment" && (
        <Row label={words.price} note={total === null ? undefined : words.priceNote(price.vatIncluded)}>
          {total === null ? price.askForPrice : `${formatNumber(total)}${price.won}`}
        </Row>
      )}
      <Row label={words.place} note={reservation.partnerAddress}>
        {reservation.partnerName}
      </Row>
      {canceledAt && (
        <Row label={words.canceledAt} note={cancelReason ? cancelReasonText(cancelReason, all) : undefined}>
          {whenShort(canceledAt, date)}
        </Row>
      )}
      {memo && <Row label={words.memo}>{memo}</Row>}
    </dl>
  );
}

function Row({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[76px_1fr] gap-3 border-line border-b py-3.5">
      <dt className="pt-px text-b5 text-ink-3">{label}</dt>
      <dd className="text-label2 tabular-nums">
        {children}
        {note && <span className="block text-b5 text-ink-3">{note}</span>}
      </dd>
    </div>
  );
}
