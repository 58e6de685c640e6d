import { parseBoardFilter, type Query } from "@/lib/board-address";

/** A page's `searchParams`. */
export type ListQuery = Promise<Query>;

/** Which page of the list an address asks for. */
export const readPage = async (query: ListQuery): Promise<number> => parseBoardFilter(await query).page;
