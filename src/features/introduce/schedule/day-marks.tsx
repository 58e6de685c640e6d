import { clsx } from "clsx";
import { scheduleLabels } from "@/labels/introduce";
import type { UnusualDay } from "./duty-plan";

/** What sets a day apart; of a doctor's own month also what the doctor does otherwise than usual. */
type DayMark = "late" | "comesLate" | "leavesEarly" | "leave";

const LOOKS: Record<DayMark, { ink: string; dot: string }> = {
  late: { ink: "text-accent-ink", dot: "bg-accent" },
  comesLate: { ink: "text-warn", dot: "bg-warn" },
  leavesEarly: { ink: "text-warn", dot: "bg-warn" },
  leave: { ink: "text-bad", dot: "bg-bad" },
};
const IN_ORDER: readonly DayMark[] = ["late", "comesLate", "leavesEarly", "leave"];

/** The marks of a day: of the whole clinic, or of one doctor, whose leave stands in the place of the hours. */
export function marksOf(day: UnusualDay | undefined, doctorId: number | null): DayMark[] {
  if (!day) return [];
  const { isLate, comesLate, leavesEarly, onLeave } = day;
  const isAway = doctorId === null ? false : onLeave.includes(doctorId) || leavesEarly.includes(doctorId);
  const isMarked: Record<DayMark, boolean> = {
    late: isLate && !isAway,
    comesLate: doctorId !== null && comesLate.includes(doctorId),
    leavesEarly: doctorId !== null && leavesEarly.includes(doctorId),
    leave: doctorId === null && onLeave.length > 0,
  };
  return IN_ORDER.filter((mark) => isMarked[mark]);
}

/** In words, and on phones as a dot each, which the legend explains. */
export function DayMarks({ marks }: { marks: readonly DayMark[] }) {
  return (
    <>
      {marks.map((mark) => (
        <p key={mark} className={clsx("sr-only text-b7 @min-[760px]/col:not-sr-only", LOOKS[mark].ink)}>
          {scheduleLabels.marks[mark]}
        </p>
      ))}
      <MarkDots marks={marks} />
    </>
  );
}

export const MarkDots = ({ marks }: { marks: readonly DayMark[] }) => (
  <p aria-hidden className="flex justify-center gap-1 @min-[760px]/col:hidden">
    {marks.map((mark) => (
      <span key={mark} className={`size-1.5 rounded-full ${LOOKS[mark].dot}`} />
    ))}
  </p>
);

/** What the dots of a narrow calendar mean. */
export function MarkLegend({ marks }: { marks: readonly DayMark[] }) {
  return (
    <ul aria-hidden className="mt-1 flex flex-wrap gap-x-4 text-b6 text-ink-2 @min-[760px]/col:hidden">
      {IN_ORDER.filter((mark) => marks.includes(mark)).map((mark) => (
        <li key={mark} className="flex items-center gap-1.5">
          <span className={`size-1.5 rounded-full ${LOOKS[mark].dot}`} />
          {scheduleLabels.marks[mark]}
        </li>
      ))}
    </ul>
  );
}
