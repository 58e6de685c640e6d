import { BookButton } from "@/blocks/booking/book-button";
import { FreeTime } from "@/blocks/doctor-card/free-time";
import { SiteLink } from "@/blocks/link/site-link";
import { UntilThen } from "@/blocks/time-left/until-then";
import type { Employee } from "@/contract/api/introduction";
import { scheduleLabels as labels } from "@/labels/introduce";
import { clinicTime } from "@/lib/clinic-time";
import { buttonClass } from "@/ui/button";
import type { FreeTimes } from "./load-free-times";
import { scheduleHref } from "./schedule-address";

export interface DayBookingProps {
  date: string;
  doctors: readonly Employee[];
  /** True where the address names the doctor. */
  isOneDoctor: boolean;
  /** Null: not known, and booking itself shows them. */
  freeTimes: FreeTimes | null;
  /** True: booking opens the widget; false: it calls. */
  hasWidget: boolean;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

/** Beside the calendar as wide as its words: the panel's other half is where the floating button may stand. */
const BESIDE_CLASS = "@min-[1000px]/col:w-auto @min-[1000px]/col:justify-self-start";

/** Books on the day; where it has no free time left, says why and leads to the soonest day that has one. */
export function DayBooking(props: DayBookingProps) {
  const { date, doctors, freeTimes, hasWidget, renderedAt } = props;
  const { day } = clinicTime(date);
  // Who was chosen, or the clinic's one doctor.
  const only = doctors.length === 1 ? doctors[0] : undefined;
  const button = (
    <BookButton
      screen={{ screen: "visit", date, employeeId: only?.id }}
      className={`${buttonClass({ isWide: true })} ${BESIDE_CLASS}`}
    >
      {hasWidget ? labels.bookOn(day) : labels.callFor(day)}
    </BookButton>
  );
  if (!freeTimes) return button;
  const last = [...freeTimes.byDoctor.values()].flat().toSorted().at(-1);
  if (!last) return <NoFreeTime {...props} reason={freeTimes.reason} />;
  return (
    <UntilThen at={last} renderedAt={renderedAt} otherwise={<NoFreeTime {...props} reason="past" />}>
      {button}
    </UntilThen>
  );
}

function NoFreeTime({
  doctors,
  isOneDoctor,
  renderedAt,
  reason,
}: DayBookingProps & { reason: FreeTimes["reason"] }) {
  const soonest = soonestOf(doctors);
  return (
    <div className="grid gap-3 rounded-m bg-surface px-4 py-4">
      <p className="text-h6">{labels.noFreeTime[reason ?? "closed"]}</p>
      {soonest ? (
        <UntilThen at={soonest.at} renderedAt={renderedAt}>
          <p className="text-b5 text-ink-2 tabular-nums">
            {labels.soonest} <FreeTime at={soonest.at} renderedAt={renderedAt} /> {soonest.name}
          </p>
          <SiteLink
            href={`${scheduleHref({ day: clinicTime(soonest.at).date, doctorId: isOneDoctor ? soonest.id : null })}#day`}
            rel="nofollow"
            className={buttonClass({ look: "line", isWide: true })}
          >
            {labels.seeThatDay}
          </SiteLink>
        </UntilThen>
      ) : (
        <p className="text-b5 text-ink-2">{labels.askByPhone}</p>
      )}
    </div>
  );
}

function soonestOf(doctors: readonly Employee[]) {
  const free = doctors.flatMap(({ id, name, nextAvailableAt: at }) => (at ? [{ id, name, at }] : []));
  return free.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))[0] ?? null;
}
