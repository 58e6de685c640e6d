import { notFound } from "next/navigation";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { pageTitle } from "@/blocks/page-title/page-title";
import type { Employee } from "@/contract/api/introduction";
import { introduceLabels } from "@/labels/introduce";
import { loadTenant } from "@/tenancy/load-tenant";
import { chipClass } from "@/ui/chip";
import { DoctorSection } from "./doctor-section";
import { IntroductionHead } from "./introduction-head";
import { loadFreeDays } from "./load-free-days";
import { loadDoctors } from "./load-introduction";
import { physicianJsonLd } from "./physician-json-ld";

const PATH = "/introduce/staff";
/** Fewer are seen without a list of them. */
const LISTED_FROM = 3;

/** The clinic's doctors, each with career, education and the next free days; a 404 where there are none. */
export async function StaffPage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const doctors = await loadDoctors(tenant);
  if (doctors.length === 0) notFound();
  const renderedAt = Date.now();
  const freeDays = await Promise.all(doctors.map(({ id }) => loadFreeDays(tenant, id, renderedAt)));
  const variant = tenant.theme.variants.doctor;
  return (
    <>
      {doctors.map((doctor) => (
        <JsonLd key={doctor.id} data={physicianJsonLd(tenant, doctor)} />
      ))}
      <IntroductionHead tenant={tenant} path={PATH} title={pageTitle(tenant, PATH, introduceLabels.staff)} />
      <div className="wrap">
        {doctors.length >= LISTED_FROM && <DoctorLinks doctors={doctors} />}
        <ul className={variant === "row" ? "mt-8 grid gap-6" : undefined}>
          {doctors.map((doctor, index) => (
            <li key={doctor.id}>
              <DoctorSection
                doctor={doctor}
                freeDays={freeDays[index] ?? []}
                renderedAt={renderedAt}
                hasWidget={tenant.homepageConfig.useWidget}
                variant={variant}
              />
            </li>
          ))}
        </ul>
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
