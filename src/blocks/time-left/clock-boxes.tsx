import { clsx } from "clsx";
import { timeLeftLabels } from "@/labels/time-left";
import type { TimeLeft } from "@/lib/time-left";

interface ClockBoxesProps {
  left: Extract<TimeLeft, { kind: "countdown" }>;
  className?: string;
}

/** Hours, minutes and seconds in a box each, on a dark ground. */
export function ClockBoxes({ left: { hours, minutes, seconds }, className }: ClockBoxesProps) {
  return (
    <p className={clsx("flex items-center gap-[5px] text-h4 tabular-nums", className)}>
      <span className="sr-only">{timeLeftLabels.spoken(hours, minutes)}</span>
      {timeLeftLabels
        .clock(hours, minutes, seconds)
        .split(":")
        .map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds keep their place
          <span key={index} aria-hidden className="flex items-center gap-[5px]">
            {index > 0 && ":"}
            <span className="grid h-9 min-w-11 place-items-center rounded-[10px] bg-gray-0/15">{part}</span>
          </span>
        ))}
    </p>
  );
}
