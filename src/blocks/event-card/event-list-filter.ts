import type { EVENT_LIST_FILTER } from "@/contract/api/events";

/** Spec §7: event lists always carry these three. Written out: the contract's own value would bring its schemas along. */
export const eventListFilter: typeof EVENT_LIST_FILTER = {
  eventViewable: true,
  type: "EVENT",
  target: "CUSTOMER",
};
