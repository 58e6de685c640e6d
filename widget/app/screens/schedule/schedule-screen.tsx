import { useAtomValue, useSetAtom } from "jotai";
import { widgetLabels } from "@/labels/widget";
import { Button } from "@/ui/button";
import { useAvailableTimes } from "../../data/use-schedule";
import { Heading } from "../../parts/heading";
import { StepScreen } from "../../parts/step-screen";
import { draftAtom } from "../../state/draft";
import { goAtom } from "../../state/screen";
import { DoctorPicker } from "./doctor-picker";
import { MonthCalendar } from "./month-calendar";
import { ScheduleSummary } from "./schedule-summary";
import { TimePicker } from "./time-picker";
import { useChosenDate } from "./use-chosen-date";
import { useTimeTaken } from "./use-time-taken";

const { schedule: words } = widgetLabels;

/** Step 2: doctor, date and time. */
export function ScheduleScreen() {
  const { kind, reservedAt } = useAtomValue(draftAtom);
  const go = useSetAtom(goAtom);
  const { date, firstFree, chooseDate } = useChosenDate();
  const times = useAvailableTimes(date);
  useTimeTaken(times.data?.rows);
  const duration = times.data && widgetLabels.date.duration(times.data.durationMinutes);
  return (
    <StepScreen
      title={kind === "visit" ? widgetLabels.purpose.title : widgetLabels.treatments.title}
      footer={
        <>
          <ScheduleSummary />
          <Button size="tall" isWide disabled={reservedAt === null} onClick={() => go("contact")}>
            {widgetLabels.next}
          </Button>
        </>
      }
    >
      <div className="pt-7">
        <Heading>{words.question}</Heading>
        <p className="mt-1 min-h-[22px] text-b5 text-ink-2">
          {duration && (kind === "visit" ? words.holdsVisit(duration) : words.holdsTreatment(duration))}
        </p>
      </div>
      <DoctorPicker />
      <MonthCalendar date={date} firstFree={firstFree} onChoose={chooseDate} />
      <TimePicker date={date} query={times} />
    </StepScreen>
  );
}
