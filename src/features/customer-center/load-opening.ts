import { loadNextFree, type NextFree } from "@/blocks/doctor-card/load-next-free";
import { loadOpenState, type OpenStateFacts } from "@/blocks/opening-hours/load-open-state";
import { pageTitle } from "@/blocks/page-title/page-title";
import type { Tenant } from "@/contract/tenant/tenant";
import { contactLabels } from "@/labels/customer-center";
import { hoursLabels } from "@/labels/opening-hours";
import { formatRange, hoursRows, type OpeningHours } from "@/lib/opening-hours";
import { type ContactWay, contactWays } from "./contact-ways";

/** What the customer center opens with, however it is laid out. */
export interface CenterOpening {
  /** Null where the partner has said no hours. */
  openState: OpenStateFacts | null;
  /** `점심 13:00 – 14:00`. */
  lunch: string | null;
  phone: ContactWay | null;
  chats: readonly ContactWay[];
  /** The soonest free consultation. */
  nextFree: NextFree | null;
  /** How one gets there, in one line; null where there is no address. */
  place: string | null;
  /** What the page of all ways is called. */
  contact: string;
  /** When this was put together, in milliseconds. */
  renderedAt: number;
}

export async function loadOpening(tenant: Tenant, renderedAt: number): Promise<CenterOpening> {
  const { partnerInformation: partner } = tenant;
  const [openState, nextFree] = await Promise.all([loadOpenState(tenant, renderedAt), loadNextFree(tenant)]);
  const ways = contactWays(tenant);
  return {
    openState,
    lunch: lunchOf(partner),
    phone: ways.find(({ channel }) => channel === "phone") ?? null,
    chats: ways.filter(({ channel }) => channel !== "phone"),
    nextFree,
    place: partner.partnerAddress && (partner.wayToPartnerBySubway[0] ?? partner.partnerAddress),
    contact: pageTitle(tenant, "/cscenter/contact", contactLabels.title),
    renderedAt,
  };
}

/** Of clinics with the same lunch every day; the others' is in the table of hours. */
function lunchOf(hours: OpeningHours): string | null {
  const row = hoursRows(hours, "monday").find(({ name }) => name === "lunch");
  return row?.range ? hoursLabels.lunch(formatRange(row.range)) : null;
}
