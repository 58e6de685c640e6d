import { type BoardFilter, parseBoardFilter, type Query } from "@/lib/board-address";
import { type FaqFilter, parseFaqFilter } from "./faq-address";

/** A page's `searchParams`. */
export type ListQuery = Promise<Query>;

export const readFilter = async (query: ListQuery): Promise<BoardFilter> => parseBoardFilter(await query);

export const readFaqFilter = async (query: ListQuery): Promise<FaqFilter> => parseFaqFilter(await query);
