import { Skeleton } from "@/ui/skeleton";
import { monthWeeks } from "../../lib/month";

/** As high as the month itself, so that nothing jumps. */
export function MonthSkeleton({ month }: { month: string }) {
  return (
    <div className="grid gap-1 pt-8">
      {monthWeeks(month).map((week) => (
        <Skeleton key={week.join()} className="h-11" />
      ))}
    </div>
  );
}
