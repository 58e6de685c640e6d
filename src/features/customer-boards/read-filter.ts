import { type BoardFilter, parseBoardFilter, type Query } from "@/lib/board-address";

/** A page's `searchParams`. */
export type ListQuery = Promise<Query>;

export const readFilter = async (query: ListQuery): Promise<BoardFilter> => parseBoardFilter(await query);
