import { loadDoctors } from "@/blocks/doctor-card/load-doctors";
import { closedDates } from "@/blocks/opening-hours/closed-dates";
import { openingHoursOf } from "@/blocks/opening-hours/opening-hours-of";
import { pageTitle } from "@/blocks/page-title/page-title";
import type { Tenant } from "@/contract/tenant/tenant";
import { contactLabels } from "@/labels/customer-center";
import { hoursLabels } from "@/labels/opening-hours";
import { formatRange, hasHours, hoursRows, type OpeningHours } from "@/lib/opening-hours";
import { type ContactWay, contactWays } from "./contact-ways";

/** What the customer center opens with, however it is laid out. */
export interface CenterOpening {
  /** Null where the partner has said no hours. */
  openState: { hours: OpeningHours; closedDates: string[]; renderedAt: number } | null;
  /** `점심 13:00 – 14:00`. */
  lunch: string | null;
  phone: ContactWay | null;
  chats: readonly ContactWay[];
  /** The soonest free consultation. */
  nextFree: { doctor: string; at: string } | null;
  /** How one gets there, in one line; null where there is no address. */
  place: string | null;
  /** What the page of all ways is called. */
  contact: string;
  /** When this was put together, in milliseconds. */
  renderedAt: number;
}

export async function loadOpening(tenant: Tenant, renderedAt: number): Promise<CenterOpening> {
  const { partnerInformation: partner, homepageConfig } = tenant;
  const [closed, nextFree] = await Promise.all([
    closedDates(tenant, renderedAt),
    homepageConfig.useWidget ? loadNextFree(tenant) : null,
  ]);
  const ways = contactWays(tenant);
  return {
    openState: hasHours(partner) ? { hours: openingHoursOf(partner), closedDates: closed, renderedAt } : null,
    lunch: lunchOf(partner),
    phone: ways.find(({ channel }) => channel === "phone") ?? null,
    chats: ways.filter(({ channel }) => channel !== "phone"),
    nextFree,
    place: partner.partnerAddress && (partner.wayToPartnerBySubway[0] ?? partner.partnerAddress),
    contact: pageTitle(tenant, "/cscenter/contact", contactLabels.title),
    renderedAt,
  };
}

async function loadNextFree(tenant: Tenant): Promise<CenterOpening["nextFree"]> {
  const doctors = await loadDoctors(tenant);
  const free = doctors.flatMap(({ name, nextAvailableAt }) =>
    nextAvailableAt ? [{ doctor: name, at: nextAvailableAt }] : [],
  );
  return free.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))[0] ?? null;
}

/** Of clinics with the same lunch every day; the others' is in the table of hours. */
function lunchOf(hours: OpeningHours): string | null {
  const row = hoursRows(hours, "monday").find(({ name }) => name === "lunch");
  return row?.range ? hoursLabels.lunch(formatRange(row.range)) : null;
}
