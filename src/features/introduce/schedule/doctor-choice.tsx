import { SiteLink } from "@/blocks/link/site-link";
import type { Employee } from "@/contract/api/introduction";
import { scheduleLabels } from "@/labels/introduce";
import { chipClass } from "@/ui/chip";
import { type ScheduleView, scheduleHref } from "./schedule-address";

interface DoctorChoiceProps {
  doctors: readonly Employee[];
  view: ScheduleView;
}

/** Everyone's schedule, or one doctor's. */
export function DoctorChoice({ doctors, view: { month, day, doctorId } }: DoctorChoiceProps) {
  const choices = [{ id: null, name: scheduleLabels.everyone }, ...doctors];
  return (
    <nav aria-label={scheduleLabels.doctors} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ id, name }) => (
          <li key={id}>
            <SiteLink
              href={scheduleHref({ month, day, doctorId: id })}
              scroll={false}
              rel={id === null ? undefined : "nofollow"}
              aria-current={id === doctorId ? "true" : undefined}
              className={chipClass}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
