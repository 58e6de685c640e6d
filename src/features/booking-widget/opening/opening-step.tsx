import ChevronLeftIcon from "@lucide/icons/icons/chevron-left";
import SearchIcon from "@lucide/icons/icons/search";
import XIcon from "@lucide/icons/icons/x";
import type { ReactNode } from "react";
import { openingLabels } from "@/labels/widget-opening";
import { START_BAR_CLASS } from "@/ui/booking-start";
import {
  ListSkeleton,
  STEP_BAR_CLASS,
  STEP_MAIN_CLASS,
  StepFooter,
  StepProgress,
  SummaryLine,
} from "@/ui/booking-step";
import { Button } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { ScheduleSkeleton } from "@/ui/schedule-skeleton";
import { Skeleton } from "@/ui/skeleton";
import type { OpeningStep } from "./step-of";

const { treatments, purpose, schedule } = openingLabels;
const STEPS = 4;

interface OpeningStepProps {
  step: OpeningStep;
  /** False: the widget does not come. */
  isBusy: boolean;
  onClose: () => void;
}

/** The step that was asked for, as the widget will draw it: its words, and the waiting shapes of what is not known yet. */
export function OpeningStepView({ step, isBusy, onClose }: OpeningStepProps) {
  if (step === "rest") return <Rest isBusy={isBusy} onClose={onClose} />;
  const { title, body, footer, button } = VIEWS[step];
  return (
    <>
      <div className="bg-inherit">
        <div className={STEP_BAR_CLASS}>
          <IconButton label={openingLabels.back} onClick={onClose}>
            <Icon of={ChevronLeftIcon} size={24} />
          </IconButton>
          <p className="text-center text-h5">{title}</p>
          <IconButton label={openingLabels.close} onClick={onClose}>
            <Icon of={XIcon} size={24} />
          </IconButton>
        </div>
        <StepProgress label={openingLabels.progress} step={step === "schedule" ? 2 : 1} count={STEPS} />
      </div>
      <div aria-busy={isBusy} className={`${STEP_MAIN_CLASS} min-h-0 overflow-hidden`}>
        {body}
      </div>
      <StepFooter>
        {footer}
        <Button size="tall" isWide disabled>
          {button}
        </Button>
      </StepFooter>
    </>
  );
}

const Question = ({ children }: { children: string }) => (
  <h2 tabIndex={-1} data-question className="whitespace-pre-line text-d2 outline-none">
    {children}
  </h2>
);

interface StepView {
  title: string;
  body: ReactNode;
  footer?: ReactNode;
  button: string;
}

const VIEWS: Record<Exclude<OpeningStep, "rest">, StepView> = {
  treatments: {
    title: treatments.title,
    body: (
      <>
        <div className="pt-7 pb-5">
          <Question>{treatments.question}</Question>
        </div>
        <p className="relative min-h-13 rounded-s bg-(--widget-quiet) py-[13px] pr-4 pl-[46px] text-b3 text-gray-600">
          <Icon of={SearchIcon} className="absolute top-4 left-4 text-ink-3" />
          {treatments.searchPlaceholder}
        </p>
        <div className="-mx-gutter mt-3 flex min-h-12 items-center gap-5 px-gutter shadow-[inset_0_-1px_var(--line)]">
          <Skeleton className="h-5 w-14" />
          <Skeleton className="h-5 w-14" />
          <Skeleton className="h-5 w-14" />
        </div>
        <ListSkeleton />
      </>
    ),
    footer: <SummaryLine start={<span className="text-b5 text-ink-3">{treatments.nothingChosen}</span>} />,
    button: treatments.chooseTime,
  },
  purpose: {
    title: purpose.title,
    body: (
      <>
        <div className="pt-7 pb-5">
          <Question>{purpose.question}</Question>
          <p className="mt-1 text-b5 text-ink-2">{purpose.description}</p>
        </div>
        <div className="border-line-strong border-t">
          {["1", "2", "3", "4", "5"].map((choice) => (
            <div key={choice} className="flex min-h-15 items-center gap-3 border-line border-b py-3">
              <Skeleton className="size-6 rounded-full" />
              <Skeleton className="h-5 w-32" />
            </div>
          ))}
        </div>
      </>
    ),
    button: treatments.chooseTime,
  },
  schedule: {
    title: treatments.title,
    body: <ScheduleSkeleton words={schedule} heading={<Question>{schedule.question}</Question>} />,
    footer: (
      <SummaryLine
        start={<span className="text-b5 text-ink-3">{schedule.pickTime}</span>}
        end={<span className="text-b5 text-ink-2">{schedule.anyDoctor}</span>}
      />
    ),
    button: openingLabels.next,
  },
};

/** A screen between bookings. */
function Rest({ isBusy, onClose }: Omit<OpeningStepProps, "step">) {
  return (
    <>
      <div className={`${START_BAR_CLASS} pr-1 pl-gutter`}>
        <h2 tabIndex={-1} data-question className="flex-1 text-h5 outline-none">
          {openingLabels.title}
        </h2>
        <IconButton label={openingLabels.close} onClick={onClose}>
          <Icon of={XIcon} size={24} />
        </IconButton>
      </div>
      <div aria-busy={isBusy} className={`${STEP_MAIN_CLASS} pt-9`}>
        <Skeleton className="h-8 w-40" />
        <ListSkeleton />
      </div>
    </>
  );
}
