import CalendarOffIcon from "@lucide/icons/icons/calendar-off";
import { useState } from "react";
import { useSearchParams } from "wouter";
import type { Schedule } from "@/contract/studio/schedule";
import { Icon } from "@/ui/icon";
import { BlockDialog } from "../block/block-dialog";
import { blockStart } from "../block/block-hours";
import { labels } from "../labels";
import { useLive } from "../live";
import { useClinic } from "../session/use-account";
import { useNow } from "../use-now";
import { dayOf } from "../when";
import { Opening, Rules, ScheduleHistory } from "./clinic-cards";
import { ExceptionList } from "./exception-list";
import { exceptionsOf } from "./exceptions";
import { scheduleLabels } from "./labels";
import { SpecialDayDialog } from "./special-day-dialog";
import { isSameWeek, type TypedWeek, weekHours } from "./typed-week";
import { useSchedule } from "./use-schedule";
import { WeekCard } from "./week-card";

/** Doctors' weeks, leaves, closed and short days; which doctor stands in the address. */
export function SchedulePage() {
  const clinic = useClinic();
  useLive(clinic.id);
  const { data, error } = useSchedule();
  return (
    <>
      {!data && <h1 className="t1">{scheduleLabels.title}</h1>}
      {error && !data && <p className="note badn">{error.message}</p>}
      {!data && !error && <p className="t4 soft">{labels.loading}</p>}
      {data && <Shown schedule={data} />}
    </>
  );
}

function Shown({ schedule }: { schedule: Schedule }) {
  const now = useNow();
  const [query, setQuery] = useSearchParams();
  // What is typed stays while another doctor is looked at.
  const [typed, setTyped] = useState<Record<number, TypedWeek | undefined>>({});
  const [dialog, setDialog] = useState<"leave" | "specialDay" | null>(null);
  const close = () => setDialog(null);
  const { doctors, opening } = schedule;
  const doctor = doctors.find(({ id }) => id === Number(query.get("doctor"))) ?? doctors[0];
  const today = dayOf(now);
  return (
    <>
      <div className="s-head row wrapit between">
        <h1 className="t1">{scheduleLabels.title}</h1>
        <button type="button" className="btn line" onClick={() => setDialog("specialDay")}>
          <Icon of={CalendarOffIcon} size={16} className="i" />
          {scheduleLabels.addSpecialDay}
        </button>
      </div>
      <div className="hr">
        <nav className="sheet" aria-label={scheduleLabels.doctors}>
          <ul className="hr-docs">
            {doctors.map((each) => (
              <li key={each.id}>
                <button
                  type="button"
                  aria-current={each === doctor || undefined}
                  onClick={() => setQuery({ doctor: String(each.id) }, { replace: true })}
                >
                  <span className="s-face" aria-hidden>
                    {each.name.slice(0, 1)}
                  </span>
                  <span className="grow">
                    <span className="t3 hr-line">{each.name}</span>
                    <span className="t5 hr-line">
                      {each.position} ·{" "}
                      {isTyped(typed[each.id])
                        ? scheduleLabels.unsaved
                        : scheduleLabels.summary(each.week.length, weekHours(opening, each.week))}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hr-mid">
          {doctor && (
            <WeekCard
              key={doctor.id}
              schedule={schedule}
              doctor={doctor}
              typed={typed[doctor.id] ?? null}
              onType={(id, change) => setTyped((before) => ({ ...before, [id]: change ?? undefined }))}
            />
          )}
          <div className="hr-two">
            <Opening opening={opening} />
            <Rules rules={schedule.rules} />
          </div>
        </div>
        <div className="hr-side">
          <ExceptionList
            exceptions={exceptionsOf(schedule, doctor?.id ?? 0)}
            onAddLeave={() => setDialog("leave")}
          />
          <ScheduleHistory schedule={schedule} now={now} />
        </div>
      </div>
      {dialog === "leave" && doctor && (
        <BlockDialog
          doctors={doctors}
          start={{ ...blockStart(today, null, now), kind: "leave", employeeId: doctor.id }}
          onClose={close}
        />
      )}
      {dialog === "specialDay" && <SpecialDayDialog today={today} onClose={close} />}
    </>
  );
}

const isTyped = (typed: TypedWeek | undefined) => typed !== undefined && !isSameWeek(typed.seen, typed.week);
