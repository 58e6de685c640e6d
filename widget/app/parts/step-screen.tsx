import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { useWords } from "../data/use-words";
import { draftAtom } from "../state/draft";
import { goAtom, STEPS, screenAtom, stepBefore } from "../state/screen";
import { ProgressBar } from "./progress-bar";
import { ScreenFooter } from "./screen-footer";
import { TopBar } from "./top-bar";

interface StepScreenProps {
  title: string;
  hasBack?: boolean;
  /** What sticks to the lower edge: the summary and the one button. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of a booking step: bar and progress above, summary below. */
export function StepScreen({ title, hasBack = true, footer, children }: StepScreenProps) {
  const words = useWords();
  const screen = useAtomValue(screenAtom);
  const { kind } = useAtomValue(draftAtom);
  const go = useSetAtom(goAtom);
  const steps = STEPS[kind];
  return (
    <>
      <header className="sticky top-0 z-header bg-inherit">
        <TopBar title={title} onBack={hasBack ? () => go(stepBefore(screen, kind)) : undefined} />
        <ProgressBar step={steps.indexOf(screen) + 1} count={steps.length} />
      </header>
      <main aria-label={words.title} className="mx-auto w-full max-w-160 flex-1 px-gutter pb-8">
        {children}
      </main>
      {footer && <ScreenFooter>{footer}</ScreenFooter>}
    </>
  );
}
