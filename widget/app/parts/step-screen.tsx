import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { widgetLabels } from "@/labels/widget";
import { draftAtom } from "../state/draft";
import { goAtom, STEPS, screenAtom, stepBefore } from "../state/screen";
import { ProgressBar } from "./progress-bar";
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
      <main aria-label={widgetLabels.title} className="mx-auto w-full max-w-160 flex-1 px-gutter pb-8">
        {children}
      </main>
      {footer && (
        <footer className="sticky bottom-0 z-dock bg-inherit shadow-[0_-1px_var(--line)]">
          <div className="mx-auto max-w-160 px-gutter pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))]">
            {footer}
          </div>
        </footer>
      )}
    </>
  );
}
