import { parseListFilter } from "@/lib/list-address";

/** A page's `searchParams`. */
export type ListQuery = Promise<Record<string, string | string[] | undefined>>;

export async function readPage(query: ListQuery): Promise<number> {
  return parseListFilter(await query).page;
}
