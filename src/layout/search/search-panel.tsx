"use client";

import { useAtom } from "jotai";
import SearchIcon from "lucide-react/icons/search";
import XIcon from "lucide-react/icons/x";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef } from "react";
import { PHONE_MAX_PX } from "@/config/breakpoints";
import type { LayoutData } from "@/contract/tenant/layout";
import { searchLabels } from "@/labels/layout/search";
import { recentKeywordsAtom, withRecentKeyword } from "@/state/recent-keywords";
import { useSitePath } from "@/state/use-site-path";
import { Chip } from "@/ui/chip";
import { Dialog } from "@/ui/dialog";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";

interface SearchPanelProps {
  data: LayoutData<"search", "SearchType1">;
  onClose: () => void;
}

/** Spec §2: headline, field, recommended and recent keywords. Escape, backdrop and a change of page close it. */
export function SearchPanel({ data, onClose }: SearchPanelProps) {
  const router = useRouter();
  const path = useSitePath();
  const openedOn = useRef(path);
  const [recent, setRecent] = useAtom(recentKeywordsAtom);

  useEffect(() => {
    if (path !== openedOn.current) onClose();
  }, [path, onClose]);

  function search(keyword: string) {
    // Spec §2: the phone's panel goes to the search page also with nothing typed.
    if (keyword.trim() === "" && !window.matchMedia(`(max-width: ${PHONE_MAX_PX}px)`).matches) return;
    setRecent(withRecentKeyword(recent, keyword));
    onClose();
    router.push(`/search?keyword=${encodeURIComponent(keyword.trim())}`);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    search(String(new FormData(event.currentTarget).get("keyword") ?? ""));
  }

  return (
    <Dialog isOpen onClose={onClose} title={searchLabels.title} isTitleHidden place="top">
      <div className="mx-auto max-w-[720px] px-gutter pt-14 pb-12 md:pt-20 md:pb-16">
        <p className="text-d2 md:text-d1">{data.headline}</p>
        <form
          action="/search"
          onSubmit={submit}
          className="mt-5 flex items-center border-line-strong border-b"
        >
          <input
            name="keyword"
            type="search"
            data-autofocus
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            aria-label={searchLabels.input}
            placeholder={data.placeholder}
            className="h-14 min-w-0 flex-1 bg-transparent text-b1 outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
          />
          <IconButton type="submit" label={searchLabels.submit}>
            <Icon of={SearchIcon} size={24} />
          </IconButton>
        </form>
        <Keywords
          title={data.recommendTitle}
          keywords={data.recommendedKeywords.map(({ keyword }) => keyword)}
          onPick={search}
        />
        <RecentKeywords
          keywords={recent}
          onPick={search}
          onRemove={(keyword) => setRecent(recent.filter((known) => known !== keyword))}
          onClear={() => setRecent([])}
        />
      </div>
    </Dialog>
  );
}

interface KeywordsProps {
  title: string;
  keywords: readonly string[];
  onPick: (keyword: string) => void;
}

function Keywords({ title, keywords, onPick }: KeywordsProps) {
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

interface RecentKeywordsProps extends Omit<KeywordsProps, "title"> {
  onRemove: (keyword: string) => void;
  onClear: () => void;
}

function RecentKeywords({ keywords, onPick, onRemove, onClear }: RecentKeywordsProps) {
  if (keywords.length === 0) return null;
  return (
    <section className="mt-8">
      <div className="flex items-center justify-between">
        <h2 className="text-h6">{searchLabels.recent}</h2>
        <button type="button" onClick={onClear} className="min-h-11 text-b6 text-ink-3 hover:text-ink">
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
            <IconButton label={searchLabels.removeRecent(keyword)} onClick={() => onRemove(keyword)}>
              <Icon of={XIcon} size={16} className="text-ink-3" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
