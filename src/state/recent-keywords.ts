import { persistedAtom } from "./persisted-atom";

/** Spec §9. */
const RECENT_KEYWORDS_MAX = 10;
const KEYWORD_MAX_LENGTH = 200;

/** Spec §2: newest first, under a fixed key. */
export const recentKeywordsAtom = persistedAtom<readonly string[]>(
  "recent-keywords",
  [],
  (value): value is readonly string[] =>
    Array.isArray(value) &&
    value.length <= RECENT_KEYWORDS_MAX &&
    new Set(value).size === value.length &&
    value.every((keyword) => typeof keyword === "string" && keyword.length <= KEYWORD_MAX_LENGTH),
);

/** With a keyword searched for: at the front, once, and no more than ten. */
export function withRecentKeyword(keywords: readonly string[], keyword: string): readonly string[] {
  const text = keyword.trim().slice(0, KEYWORD_MAX_LENGTH);
  if (text === "") return keywords;
  return [text, ...keywords.filter((known) => known !== text)].slice(0, RECENT_KEYWORDS_MAX);
}
