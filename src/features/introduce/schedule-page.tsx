import { notFound } from "next/navigation";
import { cachedAs, serverApi } from "@/api/server-api";
import { pageTitle } from "@/blocks/page-title/page-title";
import type { Tenant } from "@/contract/tenant/tenant";
import { introduceLabels, scheduleLabels } from "@/labels/introduce";
import { clinicTime } from "@/lib/clinic-time";
import { monthOf, weekOf, weeksOfMonth } from "@/lib/month-calendar";
import { loadTenant } from "@/tenancy/load-tenant";
import { DoctorChoice } from "./doctor-choice";
import { type DutyPlan, planDuties } from "./duty-plan";
import { IntroductionHead } from "./introduction-head";
import { loadDoctors } from "./load-introduction";
import { MonthSchedule } from "./month-schedule";
import { readSchedule } from "./schedule-address";
import { TodayProvider, TurnToToday } from "./today";
import { WeekSchedule } from "./week-schedule";

const PATH = "/introduce/schedule";

interface SchedulePageProps {
  partner: string;
  /** What the address asks for; absent on the page that is kept. */
  query?: Readonly<Record<string, string | string[] | undefined>>;
}

/** Who is on duty when: a month's calendar and a week's table. A 404 where there are no doctors. */
export async function SchedulePage({ partner, query }: SchedulePageProps) {
  const tenant = await loadTenant(partner);
  const doctors = await loadDoctors(tenant);
  if (doctors.length === 0) notFound();
  const { date: today } = clinicTime(Date.now());
  const view = readSchedule(
    query ?? {},
    doctors.map(({ id }) => id),
    today,
  );
  const plan = await loadPlan(tenant, view.month);
  const shown = doctors.filter(({ id }) => view.doctorId === null || id === view.doctorId);
  const current = weekOf(today).filter((date) => monthOf(date) === monthOf(today));
  return (
    <TodayProvider>
      {!query && <TurnToToday from={current[0] ?? today} to={current.at(-1) ?? today} />}
      <IntroductionHead tenant={tenant} path={PATH} title={pageTitle(tenant, PATH, scheduleLabels.title)} />
      <div className="wrap">
        {doctors.length > 1 && <DoctorChoice doctors={doctors} view={view} />}
        <MonthSchedule plan={plan} view={view} doctors={shown} today={today} />
        <WeekSchedule
          plan={plan}
          view={view}
          doctors={shown}
          today={today}
          bookText={tenant.homepageConfig.useWidget ? introduceLabels.book : introduceLabels.call}
        />
        <p className="mt-6 text-b6 text-ink-3">{scheduleLabels.hint}</p>
      </div>
    </TodayProvider>
  );
}

async function loadPlan(tenant: Tenant, month: string): Promise<DutyPlan> {
  const dates = weeksOfMonth(month).flat();
  const { days, rows } = await serverApi(tenant).callWith(
    cachedAs(tenant, "introduction"),
    "GET /partner-employee-schedules",
    { query: { from: dates[0] ?? "", to: dates.at(-1) ?? "" } },
  );
  return planDuties(days, rows);
}
