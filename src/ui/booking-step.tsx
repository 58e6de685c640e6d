import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Skeleton } from "./skeleton";

/** The widget's steps and the page's picture of the step that is on its way are drawn alike: nothing moves when one takes the other's place. */
export const STEP_BAR_CLASS = "grid h-13 grid-cols-[44px_1fr_44px] items-center px-1";
export const STEP_MAIN_CLASS = "mx-auto w-full max-w-160 flex-1 px-gutter";
export const PEOPLE_ROW_CLASS =
  "scroll-row -mx-gutter grid auto-cols-[112px] grid-flow-col gap-2 px-gutter py-0.5";

/** Two pixels for each of the steps; the ones reached are filled. */
export function StepProgress({ label, step, count }: { label: string; step: number; count: number }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={step}
      className="mx-auto grid max-w-160 auto-cols-fr grid-flow-col gap-1 px-gutter"
    >
      {Array.from({ length: count }, (_, index) => index + 1).map((each) => (
        <span key={each} className={clsx("h-0.5", each <= step ? "bg-accent" : "bg-gray-200")} />
      ))}
    </div>
  );
}

/** What sticks to the lower edge of a screen, clear of the phone's own bar. */
export function StepFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="sticky bottom-0 z-dock bg-inherit shadow-[0_-1px_var(--line)]">
      <div className="mx-auto max-w-160 px-gutter pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        {children}
      </div>
    </footer>
  );
}

/** What and how much, on one line over the one button. */
export function SummaryLine({ start, end }: { start: ReactNode; end?: ReactNode }) {
  return (
    <div className="mb-2 flex min-h-11 items-center justify-between gap-3 tabular-nums">
      {start}
      {end}
    </div>
  );
}

/** As high as the first treatments. */
export const ListSkeleton = () => (
  <div className="grid gap-9 py-[18px]">
    <Skeleton className="h-18" />
    <Skeleton className="h-18" />
    <Skeleton className="h-18" />
  </div>
);

/** As high as the doctors to choose from. */
export const PeopleSkeleton = () => (
  <div className={PEOPLE_ROW_CLASS}>
    {["any", "first", "second", "third"].map((person) => (
      <Skeleton key={person} className="h-[170px] rounded-m" />
    ))}
  </div>
);

/** As high as a month of so many weeks. */
export const MonthSkeleton = ({ weeks }: { weeks: readonly string[] }) => (
  <div className="grid gap-1 pt-8">
    {weeks.map((week) => (
      <Skeleton key={week} className="h-11" />
    ))}
  </div>
);
