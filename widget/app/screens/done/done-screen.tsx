import CircleCheckIcon from "@lucide/icons/icons/circle-check";
import { useAtomValue, useSetAtom } from "jotai";
import type { Reservation } from "@/contract/api/reservations";
import { widgetLabels } from "@/labels/widget";
import { clinicTime } from "@/lib/clinic-time";
import { formatPhone, telHref } from "@/lib/phone";
import { Button } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { dayParts } from "../../lib/when";
import { Heading } from "../../parts/heading";
import { LineButton } from "../../parts/line-button";
import { Receipt } from "../../parts/receipt";
import { StepScreen } from "../../parts/step-screen";
import { useRuntime } from "../../runtime/runtime-context";
import { madeReservationAtom } from "../../state/reservation";
import { goAtom } from "../../state/screen";
import { ReservationActions } from "./reservation-actions";

const { done: words } = widgetLabels;

/** The last step: what was booked, and what to do with it. */
export function DoneScreen() {
  const reservation = useAtomValue(madeReservationAtom);
  if (!reservation) return null;
  return (
    <StepScreen title="" hasBack={false} footer={<NextSteps />}>
      <div className="pt-9 pb-5">
        <Icon of={CircleCheckIcon} size={28} className="text-ok" />
        <Heading className="mt-[18px] text-d1">{headline(reservation)}</Heading>
        <p className="mt-2.5 text-b3 text-ink-2 tabular-nums">
          {reservation.isReservationConfirm ? words.isRequested : words.isConfirmed}{" "}
          {reservation.isSend && <SentTo phone={reservation.customerPhone} />}
        </p>
      </div>
      <Receipt reservation={reservation} />
      <ReservationActions reservation={reservation} />
    </StepScreen>
  );
}

function headline({ reservedAt, isReservationConfirm }: Reservation): string {
  const { date, clock } = clinicTime(reservedAt);
  return (isReservationConfirm ? words.requested : words.confirmed)(dayParts(date), clock);
}

/** The number in one piece, wherever the line breaks. */
const SentTo = ({ phone }: { phone: string }) => (
  <>
    <span className="whitespace-nowrap">{formatPhone(phone)}</span>
    {words.sentTo}
  </>
);

function NextSteps() {
  const { boot } = useRuntime();
  const go = useSetAtom(goAtom);
  const tel = boot.partner.partnerTel;
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <LineButton size="tall" onClick={() => go("home")}>
          {words.home}
        </LineButton>
        <Button size="tall" onClick={() => go("reservations")}>
          {words.myReservations}
        </Button>
      </div>
      {tel && (
        <p className="mt-2.5 text-center text-b7 text-ink-3">
          {words.change}{" "}
          <a href={telHref(tel)} className="whitespace-nowrap underline underline-offset-4 tabular-nums">
            {tel}
          </a>
        </p>
      )}
    </>
  );
}
