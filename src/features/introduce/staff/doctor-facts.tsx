import { clsx } from "clsx";
import type { ReactNode } from "react";
import { introduceLabels } from "@/labels/introduce";
import { clinicTime } from "@/lib/clinic-time";
import type { StaffMember } from "./staff-plan";

interface DoctorFactsProps extends Pick<StaffMember, "doctor" | "freeDays"> {
  /** In a narrow place the title stands above. */
  isStacked?: boolean;
  className?: string;
}

/** Career, education, languages and the next free days; what is not known has no line. */
export function DoctorFacts({ doctor, freeDays, isStacked = false, className }: DoctorFactsProps) {
  const facts: [title: string, lines: readonly ReactNode[]][] = [
    [introduceLabels.career, doctor.career],
    [introduceLabels.education, doctor.education],
    // Korean alone goes without saying.
    [introduceLabels.languages, doctor.languages.length > 1 ? [doctor.languages.join(", ")] : []],
    [introduceLabels.freeDays, freeDays.length > 0 ? [<Days key="days" days={freeDays} />] : []],
  ];
  return (
    <dl className={clsx("border-line border-b", className)}>
      {facts.map(
        ([title, lines]) =>
          lines.length > 0 && (
            <div
              key={title}
              className={clsx(
                "border-line border-t py-3.5",
                isStacked ? "grid gap-1" : "grid grid-cols-[80px_1fr] gap-3",
              )}
            >
              <dt className="text-b5 text-ink-3">{title}</dt>
              <dd>
                <ul className="grid gap-1 text-b5">
                  {lines.map((line, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
                    <li key={index}>{line}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Days({ days }: { days: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {days.map((date) => {
        const { month, day, weekday } = clinicTime(date);
        return (
          <time key={date} dateTime={date}>
            {introduceLabels.freeDay(month, day, weekday)}
          </time>
        );
      })}
    </span>
  );
}
