import { parseKeyword, type Query } from "@/lib/board-address";
import { pathId } from "@/lib/path-id";

/** What an address may ask of the questions. */
export interface FaqFilter {
  groupId: number | null;
  /** Trimmed; empty when nothing is searched for. */
  keyword: string;
}

export const ALL_FAQS: FaqFilter = { groupId: null, keyword: "" };

/** A filter out of an address; what it does not understand is left out. */
export function parseFaqFilter(query: Query): FaqFilter {
  const group = Array.isArray(query.group) ? query.group[0] : query.group;
  return { groupId: pathId(group ?? ""), keyword: parseKeyword(query) };
}

/** The one address of a part of the questions. */
export function faqHref({ groupId, keyword }: Partial<FaqFilter>): string {
  const query = new URLSearchParams();
  if (groupId) query.set("group", String(groupId));
  if (keyword) query.set("keyword", keyword);
  return query.size > 0 ? `/cscenter/faq?${query}` : "/cscenter/faq";
}
