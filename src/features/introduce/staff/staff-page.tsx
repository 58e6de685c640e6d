import { notFound } from "next/navigation";
import { cachedCall } from "@/api/server-api";
import { loadDoctors } from "@/blocks/doctor-card/load-doctors";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { pageTitle } from "@/blocks/page-title/page-title";
import type { Employee } from "@/contract/api/introduction";
import { planOf } from "@/contract/tenant/houses";
import type { Tenant } from "@/contract/tenant/tenant";
import { introduceLabels } from "@/labels/introduce";
import { addDays, clinicTime } from "@/lib/clinic-time";
import { weekOf } from "@/lib/month-calendar";
import { loadTenant } from "@/tenancy/load-tenant";
import { chipClass } from "@/ui/chip";
import { IntroductionHead } from "../introduction-head";
import { loadPlan } from "../schedule/load-plan";
import { BoardPlan } from "./board-plan";
import { LettersPlan } from "./letters-plan";
import { physicianJsonLd } from "./physician-json-ld";
import { ScrollPlan } from "./scroll-plan";

const PATH = "/introduce/staff";
/** Fewer are seen without a list of them. */
const LISTED_FROM = 3;

const PLANS = { letters: LettersPlan, board: BoardPlan, scroll: ScrollPlan };

/** The clinic's doctors, each with career, education and the next free days; a 404 where there are none. */
export async function StaffPage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const doctors = await loadDoctors(tenant);
  if (doctors.length === 0) notFound();
  const renderedAt = Date.now();
  const planName = planOf(tenant.layout, "staff");
  // The other plans show no days of the week.
  const week = planName === "board" ? weekOf(clinicTime(renderedAt).date) : [];
  const [duties, ...freeDays] = await Promise.all([
    week.length > 0 ? loadPlan(tenant, week) : null,
    ...doctors.map(({ id }) => loadFreeDays(tenant, id, renderedAt)),
  ]);
  const members = doctors.map((doctor, index) => ({
    doctor,
    freeDays: freeDays[index] ?? [],
    week: week.map((date) => ({ date, isThere: duties?.get(date)?.duties.has(doctor.id) ?? false })),
  }));
  const Plan = PLANS[planName];
  return (
    <>
      {doctors.map((doctor) => (
        <JsonLd key={doctor.id} data={physicianJsonLd(tenant, doctor)} />
      ))}
      <IntroductionHead tenant={tenant} path={PATH} title={pageTitle(tenant, PATH, introduceLabels.staff)} />
      <div className="wrap">
        {doctors.length >= LISTED_FROM && <DoctorLinks doctors={doctors} />}
        <Plan members={members} renderedAt={renderedAt} hasWidget={tenant.homepageConfig.useWidget} />
      </div>
    </>
  );
}

function DoctorLinks({ doctors }: { doctors: readonly Employee[] }) {
  return (
    <nav aria-label={introduceLabels.doctors} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {doctors.map(({ id, name }) => (
          <li key={id}>
            <a href={`#doctor-${id}`} className={chipClass}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const DAYS_AHEAD = 14;
const SHOWN_DAYS = 4;

/** The next days on which a doctor has a free time, as `2026-11-20`. */
async function loadFreeDays(tenant: Tenant, employeeId: number, now: number): Promise<string[]> {
  const { date: from } = clinicTime(now);
  const { rows } = await cachedCall(tenant, "introduction", "GET /partner-schedules/available-dates", {
    query: { from, to: addDays(from, DAYS_AHEAD), employeeId },
  });
  return rows
    .filter(({ isAvailable }) => isAvailable)
    .slice(0, SHOWN_DAYS)
    .map(({ date }) => date);
}
