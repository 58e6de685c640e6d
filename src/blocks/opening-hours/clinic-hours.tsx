import type { Tenant } from "@/contract/tenant/tenant";
import { closedDates } from "./closed-dates";
import { OpenStateText } from "./open-state-text";
import { openingHoursOf } from "./opening-hours-of";
import { OpeningHoursTable } from "./opening-hours-table";

interface ClinicHoursProps {
  tenant: Tenant;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

/** The week's hours, and whether the clinic is open at this moment: holidays and days off count. */
export async function ClinicHours({ tenant, renderedAt }: ClinicHoursProps) {
  const hours = openingHoursOf(tenant.partnerInformation);
  const closed = await closedDates(tenant, renderedAt);
  const visit = tenant.home.find((block) => block.type === "visit");
  return (
    <>
      <OpenStateText
        hours={hours}
        closedDates={closed}
        renderedAt={renderedAt}
        className="mb-5 @min-[760px]/col:pt-5"
      />
      <OpeningHoursTable hours={hours} renderedAt={renderedAt} note={visit?.closingNote ?? null} />
    </>
  );
}
