"use client";

import XIcon from "@lucide/icons/icons/x";
import { useAtom } from "jotai";
import { searchLabels } from "@/labels/layout/search";
import { recentKeywordsAtom } from "@/state/recent-keywords";
import { Chip } from "@/ui/chip";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";

interface KeywordChipsProps {
  title: string;
  keywords: readonly string[];
  onPick: (keyword: string) => void;
}

/** Keywords to search for with one click. */
export function KeywordChips({ title, keywords, onPick }: KeywordChipsProps) {
  if (keywords.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-h6">{title}</h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {keywords.map((keyword) => (
          <Chip key={keyword} onClick={() => onPick(keyword)}>
            {keyword}
          </Chip>
        ))}
      </div>
    </section>
  );
}

/** What the visitor searched for before: each can be removed, and all at once. */
export function RecentKeywords({ onPick }: Pick<KeywordChipsProps, "onPick">) {
  const [keywords, setKeywords] = useAtom(recentKeywordsAtom);
  if (keywords.length === 0) return null;
  const remove = (keyword: string) => setKeywords(keywords.filter((known) => known !== keyword));
  return (
    <section className="mt-8">
      <div className="flex items-center justify-between">
        <h2 className="text-h6">{searchLabels.recent}</h2>
        <button
          type="button"
          onClick={() => setKeywords([])}
          className="min-h-11 text-b6 text-ink-3 hover:text-ink"
        >
          {searchLabels.clearRecent}
        </button>
      </div>
      <ul className="border-line border-t">
        {keywords.map((keyword) => (
          <li key={keyword} className="flex items-center border-line border-b">
            <button
              type="button"
              onClick={() => onPick(keyword)}
              className="min-h-12 flex-1 text-left text-b3"
            >
              {keyword}
            </button>
            <IconButton label={searchLabels.removeRecent(keyword)} onClick={() => remove(keyword)}>
              <Icon of={XIcon} size={16} className="text-ink-3" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
