import type { ReactNode } from "react";
import type { Reservation } from "@/contract/api/reservations";
import { uiLabels } from "@/labels/ui";
import { widgetLabels } from "@/labels/widget";
import { formatWon } from "@/lib/won";
import { optionTitle } from "./option-line";

const { done: words } = widgetLabels;

/** A reservation as label and value. */
export function Receipt({ reservation }: { reservation: Reservation }) {
  const { employee, purpose, total, memo, kind, reservationProductOptions: options } = reservation;
  return (
    <dl className="border-line-strong border-t">
      <Row label={words.number}>{reservation.reservationNumber}</Row>
      <Row label={words.doctor}>{employee ? `${employee.name} ${employee.position}` : words.anyDoctor}</Row>
      {purpose && <Row label={words.purpose}>{purpose}</Row>}
      {options.length > 0 && (
        <Row label={words.treatment}>
          {options.map((option) => (
            <span key={option.id} className="block">
              {optionTitle({ productName: option.productName, option })}
            </span>
          ))}
        </Row>
      )}
      {kind === "treatment" && (
        <Row label={words.price} note={total === null ? undefined : words.priceNote(uiLabels.vatIncluded)}>
          {total === null ? uiLabels.askForPrice : `${formatWon(total)}${uiLabels.won}`}
        </Row>
      )}
      <Row label={words.place} note={reservation.partnerAddress}>
        {reservation.partnerName}
      </Row>
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
