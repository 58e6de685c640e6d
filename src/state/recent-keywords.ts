import { persistedAtom } from "./persisted-atom";

/** Spec §9. */
export const RECENT_KEYWORDS_MAX = 10;

/** Spec §2: newest first, under a fixed key. */
export const recentKeywordsAtom = persistedAtom<readonly string[]>(
  "recent-keywords",
  [],
  (value): value is readonly string[] =>
    Array.isArray(value) && value.every((keyword) => typeof keyword === "string"),
);

/** With a keyword searched for: at the front, once, and no more than ten. */
export function withRecentKeyword(keywords: readonly string[], keyword: string): readonly string[] {
  const text = keyword.trim();
  if (text === "") return keywords;
  return [text, ...keywords.filter((known) => known !== text)].slice(0, RECENT_KEYWORDS_MAX);
}
