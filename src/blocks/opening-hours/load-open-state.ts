import type { Tenant } from "@/contract/tenant/tenant";
import { hasHours, type OpeningHours } from "@/lib/opening-hours";
import { closedDates } from "./closed-dates";
import { openingHoursOf } from "./opening-hours-of";

/** What says whether a clinic is open, whenever the page is looked at. */
export interface OpenStateFacts {
  hours: OpeningHours;
  /** Days on which the clinic is closed in spite of its weekly hours. */
  closedDates: string[];
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

/** Null where the partner has said no hours. */
export async function loadOpenState(tenant: Tenant, renderedAt: number): Promise<OpenStateFacts | null> {
  const partner = tenant.partnerInformation;
  if (!hasHours(partner)) return null;
  return {
    hours: openingHoursOf(partner),
    closedDates: await closedDates(tenant, renderedAt),
    renderedAt,
  };
}
