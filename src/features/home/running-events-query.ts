import { eventListFilter } from "@/blocks/event-card/event-list-filter";

export const runningEventsQuery = (pageSize: number) => ({ query: { ...eventListFilter, pageSize } });
