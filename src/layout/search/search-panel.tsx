"use client";

import SearchIcon from "@lucide/icons/icons/search";
import { useAtom, useSetAtom } from "jotai";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { browserGet } from "@/api/browser-get";
import { searchLabels } from "@/labels/layout/search";
import { isPhoneSize } from "@/lib/viewport-size";
import { openPanelAtom } from "@/state/open-panel";
import { recentKeywordsAtom, withRecentKeyword } from "@/state/recent-keywords";
import { useSite } from "@/state/site";
import { useSitePath } from "@/state/use-site-path";
import { useViewportSize } from "@/state/use-viewport-size";
import { Dialog } from "@/ui/dialog";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { Logo } from "../logo/logo";
import { KeywordChips, RecentKeywords } from "./keywords";
import type { SearchHostProps } from "./search-props";
import { isOnOverlayEntry, useSearchOverlay } from "./use-search-overlay";

/** Of the two overlays, the one that belongs to the viewport. */
export function SearchPanel(props: SearchHostProps) {
  const isPhone = isPhoneSize(useViewportSize());
  return isPhone === (props.layout === "phone") && <SearchSheet {...props} />;
}

/** Spec §2: headline, field, recommended and recent keywords. Escape, backdrop, a step back and a change of page close it. */
function SearchSheet({ data, layout, logo }: SearchHostProps) {
  const isPhone = layout === "phone";
  const { close } = useSearchOverlay();
  const search = useSearch();
  const keywords = useRecommendedKeywords(data.recommendedKeywords);
  const path = useSitePath();
  const openedOn = useRef(path);

  useEffect(() => {
    if (path !== openedOn.current) close();
  }, [path, close]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("keyword") ?? "");
    // Spec §2: the header's panel goes to the search page also with nothing typed.
    if (isPhone || typed.trim() !== "") search(typed);
  }

  return (
    <Dialog isOpen onClose={close} title={searchLabels.title} isTitleHidden place="top">
      <div className="mx-auto max-w-[720px] px-gutter pt-14 pb-12 md:pt-20 md:pb-16">
        {logo && (
          <p className="mb-10 flex items-center" style={{ height: data.logoHeight }}>
            <Logo {...logo} height={data.logoHeight} />
          </p>
        )}
        {!isPhone && <p className="mb-5 text-d1">{data.headline}</p>}
        <form action="/search" onSubmit={submit} className="flex items-center border-line-strong border-b">
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
        <KeywordChips title={data.recommendTitle} keywords={keywords} onPick={search} />
        <RecentKeywords onPick={search} />
      </div>
    </Dialog>
  );
}

/** The clinic's keywords of the day; until they are there, or where it has none, those of its layout. */
function useRecommendedKeywords(defaults: readonly { keyword: string }[]): readonly string[] {
  const { backendUrl } = useSite();
  const [keywords, setKeywords] = useState(() => defaults.map(({ keyword }) => keyword));

  useEffect(() => {
    let isGone = false;
    browserGet(backendUrl, "GET /customer/partner-keywords", {}).then(
      ({ rows }) => !isGone && rows.length > 0 && setKeywords(rows.map(({ keyword }) => keyword)),
      // The overlay works without them: the defaults stay.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [backendUrl]);

  return keywords;
}

/** Goes to the results, which take the overlay's place in the history, and remembers what was searched for. */
function useSearch(): (keyword: string) => void {
  const setOpenPanel = useSetAtom(openPanelAtom);
  const [recent, setRecent] = useAtom(recentKeywordsAtom);
  const router = useRouter();
  return (keyword) => {
    const words = keyword.trim();
    setRecent(withRecentKeyword(recent, words));
    setOpenPanel("none");
    const target = `/search?keyword=${encodeURIComponent(words)}`;
    if (isOnOverlayEntry()) router.replace(target);
    else router.push(target);
  };
}
