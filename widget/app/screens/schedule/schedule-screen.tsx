import { useAtomValue } from "jotai";
import { CLINIC_TIME_ZONE } from "@/config/time-zone";
import { Button } from "@/ui/button";
import { useAllWords } from "../../data/use-all-words";
import { useOwnInTheWay } from "../../data/use-own-in-the-way";
import { useAvailableTimes } from "../../data/use-schedule";
import { useTask } from "../../data/use-task";
import { Heading } from "../../parts/heading";
import { OwnInTheWay } from "../../parts/own-in-the-way";
import { StepScreen } from "../../parts/step-screen";
import { holdTime } from "../../runtime/hold-time";
import { dropFreeTimesUnderWay, loseTime } from "../../runtime/lose-time";
import { useRuntime } from "../../runtime/runtime-context";
import { draftAtom } from "../../state/draft";
import { isAttemptedAtom } from "../../state/reservation";
import { goAtom } from "../../state/screen";
import { DoctorPicker } from "./doctor-picker";
import { MonthCalendar } from "./month-calendar";
import { ScheduleSummary } from "./schedule-summary";
import { TimePicker } from "./time-picker";
import { useChosenDate } from "./use-chosen-date";
import { useEntryTime } from "./use-entry-time";
import { useTimeTaken } from "./use-time-taken";

/** Step 2: doctor, date and time. */
export function ScheduleScreen() {
  const { date: dateWords, purpose, treatments, next, schedule: words } = useAllWords();
  const { kind, reservedAt } = useAtomValue(draftAtom);
  const nextStep = useNextStep();
  const inTheWay = useOwnInTheWay();
  const { date, firstFree, chooseDate } = useChosenDate();
  const times = useAvailableTimes(date);
  useTimeTaken(times.data?.rows);
  useEntryTime();
  const duration = times.data && dateWords.duration(times.data.durationMinutes);
  return (
    <StepScreen
      title={kind === "visit" ? purpose.title : treatments.title}
      footer={
        <>
          <ScheduleSummary />
          <Button
            size="tall"
            isWide
            disabled={reservedAt === null || inTheWay !== null}
            aria-disabled={nextStep.isRunning}
            onClick={nextStep.run}
          >
            {nextStep.isRunning ? words.holding : next}
          </Button>
        </>
      }
    >
      <div className="pt-7">
        <Heading>{words.question}</Heading>
        <p className="mt-1 min-h-[22px] text-b5 text-ink-2">
          {duration && (kind === "visit" ? words.holdsVisit(duration) : words.holdsTreatment(duration))}
        </p>
        <ZoneNote />
      </div>
      {inTheWay && <OwnInTheWay found={inTheWay} />}
      <DoctorPicker />
      <MonthCalendar date={date} firstFree={firstFree} onChoose={chooseDate} />
      <TimePicker date={date} query={times} />
    </StepScreen>
  );
}

/** Says whose clock the times follow, to a visitor whose device is in another zone. */
function ZoneNote() {
  const { schedule } = useAllWords();
  if (new Intl.DateTimeFormat().resolvedOptions().timeZone === CLINIC_TIME_ZONE) return null;
  return <p className="mt-1 text-b6 text-ink-3">{schedule.zoneNote}</p>;
}

/**
 * On to the contact step, with the time kept. One that cannot be had is told over the times, before anything is typed;
 * where it cannot be kept for any other reason the booking goes on without.
 */
function useNextStep() {
  const runtime = useRuntime();
  const { store, queryClient } = runtime;
  return useTask(async () => {
    // A booking whose answer was lost may have been made: its time may be taken by the visitor.
    if (store.get(isAttemptedAtom)) return store.set(goAtom, "contact");
    await dropFreeTimesUnderWay(queryClient);
    const outcome = await holdTime(runtime);
    if (outcome.kind === "taken") loseTime(runtime);
    else if (outcome.kind === "refused") loseTime(runtime, outcome.reason);
    else if (outcome.kind !== "over") store.set(goAtom, "contact");
  });
}
