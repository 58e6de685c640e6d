import { notFound } from "next/navigation";
import { loadDoctors } from "@/blocks/doctor-card/load-doctors";
import { pageTitle } from "@/blocks/page-title/page-title";
import type { Employee } from "@/contract/api/introduction";
import { planOf } from "@/contract/tenant/houses";
import { introduceLabels, scheduleLabels } from "@/labels/introduce";
import { clinicTime } from "@/lib/clinic-time";
import { monthOf, weekOf, weeksOfMonth } from "@/lib/month-calendar";
import { loadTenant } from "@/tenancy/load-tenant";
import { IntroductionHead } from "../introduction-head";
import { DayPanel } from "./day-panel";
import { DoctorChoice } from "./doctor-choice";
import { loadFreeTimes } from "./load-free-times";
import { loadPlan } from "./load-plan";
import { MonthSchedule } from "./month-schedule";
import { readSchedule, type ScheduleView } from "./schedule-address";
import { TodayProvider, TurnToToday } from "./today";
import { WeekSchedule } from "./week-schedule";

const PATH = "/introduce/schedule";

interface SchedulePageProps {
  partner: string;
  /** What the address asks for; absent on the page that is kept. */
  query?: Readonly<Record<string, string | string[] | undefined>>;
}

/** Who is on duty when: a month's calendar with a day beside it, and a week's table. A 404 where there are no doctors. */
export async function SchedulePage({ partner, query }: SchedulePageProps) {
  const tenant = await loadTenant(partner);
  const doctors = await loadDoctors(tenant);
  if (doctors.length === 0) notFound();
  const renderedAt = Date.now();
  const { date: today } = clinicTime(renderedAt);
  const view = readSchedule(
    query ?? {},
    doctors.map(({ id }) => id),
    today,
  );
  const plan = await loadPlan(tenant, weeksOfMonth(view.month).flat());
  const shown = doctors.filter(({ id }) => view.doctorId === null || id === view.doctorId);
  const current = weekOf(today).filter((date) => monthOf(date) === monthOf(today));
  const shared = { plan, view, doctors: shown, today };
  const isWeekFirst = planOf(tenant.layout, "schedule") === "week";
  const day = isWeekFirst ? undefined : plan.get(view.weekDay);
  const freeTimes = day ? await loadFreeTimes(tenant, day, shown) : null;
  // A page with the day beside the month is of that day alone.
  const keptDays = isWeekFirst ? current : [today];
  const week = (
    <WeekSchedule
      {...shared}
      isFirst={isWeekFirst}
      bookText={tenant.homepageConfig.useWidget ? introduceLabels.book : introduceLabels.call}
    />
  );
  return (
    <TodayProvider>
      {!query && <TurnToToday from={keptDays[0] ?? today} to={keptDays.at(-1) ?? today} />}
      <IntroductionHead tenant={tenant} path={PATH} title={pageTitle(tenant, PATH, scheduleLabels.title)} />
      <div className="wrap">
        {doctors.length > 1 && <DoctorChoice doctors={doctors} view={view} />}
        {/* The one live region: day, week and month change together. */}
        <p role="status" className="sr-only">
          {statusOf(view, shown)}
        </p>
        {isWeekFirst ? (
          <>
            {week}
            <MonthSchedule {...shared} dayPart="week" />
          </>
        ) : (
          <>
            <div className="grid gap-x-10 gap-y-8 @min-[1000px]/col:grid-cols-[minmax(0,1fr)_minmax(0,340px)]">
              <MonthSchedule {...shared} dayPart="day" />
              {day && (
                <div className="@min-[1000px]/col:mt-8">
                  <DayPanel
                    day={day}
                    doctors={shown}
                    isOneDoctor={view.doctorId !== null}
                    today={today}
                    freeTimes={freeTimes}
                    hasWidget={tenant.homepageConfig.useWidget}
                    renderedAt={renderedAt}
                  />
                </div>
              )}
            </div>
            {week}
          </>
        )}
        <p className="mt-6 text-b6 text-ink-3">{scheduleLabels.hint}</p>
      </div>
    </TodayProvider>
  );
}

/** What is shown now, for those who hear it change. */
function statusOf({ weekDay, doctorId }: ScheduleView, shown: readonly Employee[]): string {
  const { month, day, weekday } = clinicTime(weekDay);
  const title = scheduleLabels.dayTitle(month, day, weekday);
  return doctorId === null ? title : `${title}, ${shown.map(({ name }) => name).join(", ")}`;
}
