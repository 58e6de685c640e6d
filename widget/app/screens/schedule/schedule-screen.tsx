import { useAtomValue } from "jotai";
import { Button } from "@/ui/button";
import { useOwnInTheWay } from "../../data/use-own-in-the-way";
import { useAvailableTimes } from "../../data/use-schedule";
import { useWords } from "../../data/use-words";
import { Heading } from "../../parts/heading";
import { OwnInTheWay } from "../../parts/own-in-the-way";
import { StepScreen } from "../../parts/step-screen";
import { ZoneNote } from "../../parts/zone-note";
import { draftAtom } from "../../state/draft";
import { DoctorPicker } from "./doctor-picker";
import { MonthCalendar } from "./month-calendar";
import { ScheduleSummary } from "./schedule-summary";
import { TimePicker } from "./time-picker";
import { useChosenDate } from "./use-chosen-date";
import { useEntryTime } from "./use-entry-time";
import { useNextStep } from "./use-next-step";
import { useTimeTaken } from "./use-time-taken";

/** Step 2: doctor, date and time. */
export function ScheduleScreen() {
  const { date: dateWords, purpose, treatments, next, schedule: words } = useWords();
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
