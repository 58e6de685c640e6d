import type { Tenant } from "@/contract/tenant/tenant";
import { hoursLabels } from "@/labels/opening-hours";
import { closedDates } from "./closed-dates";
import { OpenStateText } from "./open-state-text";
import { openingHoursOf } from "./opening-hours-of";
import { OpeningHoursTable } from "./opening-hours-table";
import { OpeningHoursWeek } from "./opening-hours-week";

interface ClinicHoursProps {
  tenant: Tenant;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

/** The week's hours, and whether the clinic is open at this moment: holidays and days off count. */
export async function ClinicHours({ tenant, renderedAt }: ClinicHoursProps) {
  const hours = openingHoursOf(tenant.partnerInformation);
  const closed = await closedDates(tenant, renderedAt);
  const note = tenant.home.find((block) => block.type === "visit")?.closingNote ?? null;
  return (
    <>
      <OpenStateText
        hours={hours}
        closedDates={closed}
        renderedAt={renderedAt}
        className="mb-5 @min-[760px]/col:pt-5"
      />
      {tenant.theme.variants.hours === "week" ? (
        <div className="rounded-l bg-ground-2 p-3 @min-[760px]/col:p-5">
          <OpeningHoursWeek hours={hours} renderedAt={renderedAt} />
          <p className="mt-3 px-2 text-b6 text-ink-2">
            {hoursLabels.closedOnHolidays} {note}
          </p>
        </div>
      ) : (
        <OpeningHoursTable hours={hours} renderedAt={renderedAt} note={note} />
      )}
    </>
  );
}
