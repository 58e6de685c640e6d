import { useAtomValue, useSetAtom } from "jotai";
import type { Reservation } from "@/contract/api/reservations";
import { useAllWords } from "../../data/use-all-words";
import { useAvailableTimes } from "../../data/use-schedule";
import { SlotSubjectContext } from "../../data/use-slot-choice";
import { whenShort } from "../../lib/when";
import { Heading } from "../../parts/heading";
import { SubScreen } from "../../parts/sub-screen";
import { changingReservationAtom } from "../../state/own-reservation";
import { goAtom } from "../../state/screen";
import { tokenAtom } from "../../state/session";
import { DoctorPicker } from "../schedule/doctor-picker";
import { MonthCalendar } from "../schedule/month-calendar";
import { TimePicker } from "../schedule/time-picker";
import { useChosenDate } from "../schedule/use-chosen-date";
import { useTimeTaken } from "../schedule/use-time-taken";
import { SignInForm } from "../sign-in/sign-in-screen";
import { ChangeBar } from "./change-bar";
import { useChangeSubject } from "./use-change-subject";

/** Another time for one's own reservation; what is chosen outlives a session that ends meanwhile. */
export function ChangeScreen() {
  const reservation = useAtomValue(changingReservationAtom);
  return reservation && <Change key={reservation.id} reservation={reservation} />;
}

function Change({ reservation }: { reservation: Reservation }) {
  const { change: words, date } = useAllWords();
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  const go = useSetAtom(goAtom);
  const subject = useChangeSubject(reservation, words.kept(whenShort(reservation.reservedAt, date)));
  return (
    <SlotSubjectContext value={subject}>
      <SubScreen
        title={words.title}
        onBack={() => go("reservations")}
        footer={isSignedIn && <ChangeBar reservation={reservation} />}
      >
        {isSignedIn ? <NewTime reservation={reservation} /> : <SignInForm />}
      </SubScreen>
    </SlotSubjectContext>
  );
}

function NewTime({ reservation }: { reservation: Reservation }) {
  const { change: words, date: dateWords } = useAllWords();
  const { date, firstFree, chooseDate } = useChosenDate();
  const times = useAvailableTimes(date);
  useTimeTaken(times.data?.rows);
  return (
    <>
      <Heading>{words.question}</Heading>
      <p className="mt-1 text-b5 text-ink-2 tabular-nums">
        {words.now(whenShort(reservation.reservedAt, dateWords))}
      </p>
      <DoctorPicker />
      <MonthCalendar date={date} firstFree={firstFree} onChoose={chooseDate} />
      <TimePicker date={date} query={times} />
    </>
  );
}
