import { type ListFilter, parseListFilter } from "@/lib/list-address";

/** A page's `searchParams`. */
export type ListQuery = Promise<Record<string, string | string[] | undefined>>;

export async function readListQuery(query: ListQuery): Promise<ListFilter> {
  return parseListFilter(await query);
}
