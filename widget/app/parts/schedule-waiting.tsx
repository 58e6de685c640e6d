import { useAtomValue } from "jotai";
import { SummaryLine } from "@/ui/booking-step";
import { Button } from "@/ui/button";
import { ScheduleSkeleton } from "@/ui/schedule-skeleton";
import { useWords } from "../data/use-words";
import { draftAtom } from "../state/draft";
import { Heading } from "./heading";
import { StepScreen } from "./step-screen";

/** The step of doctor, date and time while its code or its treatment is on its way. */
export function ScheduleWaiting() {
  const { purpose, treatments, schedule: words, next, loading } = useWords();
  const { kind } = useAtomValue(draftAtom);
  return (
    <StepScreen
      title={kind === "visit" ? purpose.title : treatments.title}
      at="schedule"
      footer={
        <>
          <SummaryLine
            start={<span className="text-b5 text-ink-3">{words.pickTime}</span>}
            end={<span className="text-b5 text-ink-2">{words.anyDoctor}</span>}
          />
          <Button size="tall" isWide disabled>
            {next}
          </Button>
        </>
      }
    >
      <div aria-busy="true">
        <span className="sr-only">{loading}</span>
        <ScheduleSkeleton words={words} heading={<Heading>{words.question}</Heading>} />
      </div>
    </StepScreen>
  );
}
