import type { EVENT_LIST_FILTER } from "@/contract/api/events";

/** Spec §7: event lists always carry these three. */
const FILTER: typeof EVENT_LIST_FILTER = { eventViewable: true, type: "EVENT", target: "CUSTOMER" };

export const runningEventsQuery = (pageSize: number) => ({ query: { ...FILTER, pageSize } });
