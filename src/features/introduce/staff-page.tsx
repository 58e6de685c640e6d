import { cachedAs, serverApi } from "@/api/server-api";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { pageTitle } from "@/blocks/page-title/page-title";
import { introduceLabels } from "@/labels/introduce";
import { loadTenant } from "@/tenancy/load-tenant";
import { Blank } from "@/ui/blank";
import { DoctorSection } from "./doctor-section";
import { physicianJsonLd } from "./physician-json-ld";

/** The clinic's doctors, each with career, education and the next free time. */
export async function StaffPage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const { rows: doctors } = await serverApi(tenant).callWith(
    cachedAs(tenant, "introduction"),
    "GET /partner-employees",
    { query: { partnerEmployeeType: "doctor" } },
  );
  const renderedAt = Date.now();
  const title = pageTitle(tenant, "/introduce/staff", introduceLabels.staff);
  return (
    <div className="wrap">
      {doctors.map((doctor) => (
        <JsonLd key={doctor.id} data={physicianJsonLd(tenant, doctor)} />
      ))}
      <Breadcrumbs crumbs={[{ title, path: "/introduce/staff" }]} />
      <h1 className="mt-4 text-h1">{title}</h1>
      {doctors.length === 0 ? (
        <Blank title={introduceLabels.empty} description={introduceLabels.emptyHint} className="mt-8" />
      ) : (
        <ul className="mt-8 border-line-strong border-t">
          {doctors.map((doctor) => (
            <li key={doctor.id} className="border-line border-b py-10">
              <DoctorSection
                doctor={doctor}
                renderedAt={renderedAt}
                hasWidget={tenant.homepageConfig.useWidget}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
