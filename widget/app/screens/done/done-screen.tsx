import CircleCheckIcon from "@lucide/icons/icons/circle-check";
import { useAtomValue, useSetAtom } from "jotai";
import type { Reservation } from "@/contract/api/reservations";
import type { WidgetWords } from "@/labels/widget";
import { clinicTime } from "@/lib/clinic-time";
import { formatPhone, telHref } from "@/lib/phone";
import { Button } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { useAllWords } from "../../data/use-all-words";
import { useCustomer } from "../../data/use-customer";
import { dayParts, whenShort } from "../../lib/when";
import { Heading } from "../../parts/heading";
import { LineButton } from "../../parts/line-button";
import { Receipt } from "../../parts/receipt";
import { StepScreen } from "../../parts/step-screen";
import { useRuntime } from "../../runtime/runtime-context";
import { madeReservationAtom } from "../../state/reservation";
import { goAtom } from "../../state/screen";
import { ReservationActions } from "./reservation-actions";

/** The last step: what was booked, and what to do with it. */
export function DoneScreen() {
  const { done: words } = useAllWords();
  const reservation = useAtomValue(madeReservationAtom);
  if (!reservation) return null;
  return (
    <StepScreen title="" hasBack={false} footer={<NextSteps reservation={reservation} />}>
      <div className="pt-9 pb-5">
        <Icon of={CircleCheckIcon} size={28} className="text-ok" />
        <Heading className="mt-[18px] text-d1">{headline(reservation, words)}</Heading>
        <p className="mt-2.5 text-b3 text-ink-2 tabular-nums">
          {reservation.isReservationConfirm ? words.isRequested : words.isConfirmed}{" "}
          {reservation.isSend && <SentTo phone={reservation.customerPhone} />}
        </p>
      </div>
      <Receipt reservation={reservation} />
      <ReservationActions reservation={reservation} last="share" />
    </StepScreen>
  );
}

function headline({ reservedAt, isReservationConfirm }: Reservation, words: WidgetWords["done"]): string {
  const { date, clock } = clinicTime(reservedAt);
  return (isReservationConfirm ? words.requested : words.confirmed)(dayParts(date), clock);
}

/** Where the message went. The number is in one piece, wherever the line breaks. */
function SentTo({ phone }: { phone: string }) {
  const { done: words } = useAllWords();
  const email = useCustomer().customer?.contactEmail;
  if (email) return words.mailedTo(email);
  return (
    <>
      {words.beforePhone}
      <span className="whitespace-nowrap">{formatPhone(phone)}</span>
      {words.afterPhone}
    </>
  );
}

function NextSteps({ reservation }: { reservation: Reservation }) {
  const { done: words } = useAllWords();
  const go = useSetAtom(goAtom);
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <LineButton size="tall" onClick={() => go("home")}>
          {words.bookAnother}
        </LineButton>
        <Button size="tall" onClick={() => go("reservations")}>
          {words.myReservations}
        </Button>
      </div>
      <HowToChange reservation={reservation} />
    </>
  );
}

/** In my page for as long as the clinic's rule lets it; else by phone. */
function HowToChange({ reservation: { isChangeable, changeableUntil } }: { reservation: Reservation }) {
  const { done: words, date } = useAllWords();
  const tel = useRuntime().boot.partner.partnerTel;
  if (!isChangeable && !tel) return null;
  return (
    <p className="mt-2.5 text-center text-b7 text-ink-3 tabular-nums">
      {isChangeable ? words.changeUntil(whenShort(changeableUntil, date)) : words.changeByPhone}{" "}
      {tel && (
        <a href={telHref(tel)} className="whitespace-nowrap underline underline-offset-4">
          {tel}
        </a>
      )}
    </p>
  );
}
