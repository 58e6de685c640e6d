import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { STEP_MAIN_CLASS, StepFooter, StepProgress } from "@/ui/booking-step";
import { useWords } from "../data/use-words";
import { draftAtom } from "../state/draft";
import { goAtom, type Screen, STEPS, screenAtom, stepBefore } from "../state/screen";
import { TopBar } from "./top-bar";

interface StepScreenProps {
  title: string;
  hasBack?: boolean;
  /** The step that it is, where another screen draws it. */
  at?: Screen;
  /** What sticks to the lower edge: the summary and the one button. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of a booking step: bar and progress above, summary below. */
export function StepScreen({ title, hasBack = true, at, footer, children }: StepScreenProps) {
  const words = useWords();
  const screen = useAtomValue(screenAtom);
  const { kind } = useAtomValue(draftAtom);
  const go = useSetAtom(goAtom);
  const steps = STEPS[kind];
  return (
    <>
      <header className="sticky top-0 z-header bg-inherit">
        <TopBar title={title} onBack={hasBack ? () => go(stepBefore(screen, kind)) : undefined} />
        <StepProgress label={words.progress} step={steps.indexOf(at ?? screen) + 1} count={steps.length} />
      </header>
      <main aria-label={words.title} className={`${STEP_MAIN_CLASS} pb-8`}>
        {children}
      </main>
      {footer && <StepFooter>{footer}</StepFooter>}
    </>
  );
}
