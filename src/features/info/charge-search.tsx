"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { chargeSearchLabels as words } from "@/labels/info";
import { matchesKeyword } from "@/lib/charge-search";
import { Blank } from "@/ui/blank";
import { Button } from "@/ui/button";
import { inputClass } from "@/ui/text-field";

/** An item of the list: its text is searched. */
const CHARGE = "data-charge";
/** A part of the list, which goes when none of its items stays. */
const CHARGE_GROUP = "data-charge-group";

/** Shows of a list that stands in the page those items alone that hold a keyword. Without a script there is no field. */
export function ChargeSearch({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const [keyword, setKeyword] = useState("");
  const [count, setCount] = useState<number | null>(null);

  const hasSearched = useRef(false);

  useEffect(() => {
    if (!list.current) return;
    setCount(narrowDown(list.current, keyword));
    hasSearched.current ||= keyword !== "";
    if (hasSearched.current) unfold(list.current, keyword.trim() === "" ? "first" : "all");
  }, [keyword]);

  useEffect(() => {
    const unfoldForPaper = () => list.current && unfold(list.current, "all");
    window.addEventListener("beforeprint", unfoldForPaper);
    return () => window.removeEventListener("beforeprint", unfoldForPaper);
  }, []);

  const isSearching = keyword.trim() !== "";
  return (
    <>
      <search className="noscript:hidden sticky top-[var(--header)] z-1 mb-2 block bg-ground pt-2 pb-1">
        <input
          type="search"
          value={keyword}
          onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
          aria-label={words.field}
          placeholder={words.placeholder}
          maxLength={100}
          className={inputClass}
        />
        <p role="status" className="mt-2 min-h-5 text-b6 text-ink-3 tabular-nums">
          {isSearching && count !== null && words.found(count)}
        </p>
      </search>
      <div ref={list}>{children}</div>
      {isSearching && count === 0 && (
        <Blank title={words.none(keyword.trim())} description={words.noneHint}>
          <Button look="line" onClick={() => setKeyword("")}>
            {words.showAll}
          </Button>
        </Blank>
      )}
    </>
  );
}

/** The list's parts fold by themselves; what was found must be seen, and paper unfolds nothing. */
function unfold(list: HTMLElement, which: "first" | "all"): void {
  for (const [index, group] of list
    .querySelectorAll<HTMLDetailsElement>(`details[${CHARGE_GROUP}]`)
    .entries())
    group.open = which === "all" || index === 0;
}

/** React does not re-render the server's list, so `hidden` is set on its elements directly. Returns how many stay visible. */
function narrowDown(list: HTMLElement, keyword: string): number {
  let count = 0;
  for (const group of list.querySelectorAll<HTMLElement>(`[${CHARGE_GROUP}]`)) {
    let countInGroup = 0;
    for (const item of group.querySelectorAll<HTMLElement>(`[${CHARGE}]`)) {
      item.hidden = !matchesKeyword(item.getAttribute(CHARGE) ?? "", keyword);
      if (!item.hidden) countInGroup += 1;
    }
    group.hidden = countInGroup === 0;
    count += countInGroup;
  }
  return count;
}
