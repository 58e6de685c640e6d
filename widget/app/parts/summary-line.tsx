import type { ReactNode } from "react";

/** What and how much, on one line over the one button. */
export function SummaryLine({ start, end }: { start: ReactNode; end?: ReactNode }) {
  return (
    <div className="mb-2 flex min-h-11 items-center justify-between gap-3 tabular-nums">
      {start}
      {end}
    </div>
  );
}
