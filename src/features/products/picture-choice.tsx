"use client";

import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { galleryRowLabels } from "@/labels/products";

interface PictureChoiceProps {
  /** The row of large pictures, whose items are called `<rowId>-0`, `<rowId>-1` …: the links go there by themselves. */
  rowId: string;
  thumbnails: readonly ReactNode[];
}

/**
 * Small pictures, each a link to its large one in the row above; the one in view is marked. Where there is no room for
 * them, on phones, it says which of how many is in view.
 */
export function PictureChoice({ rowId, thumbnails }: PictureChoiceProps) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const row = document.getElementById(rowId);
    const mark = () => row && setShown(Math.round(row.scrollLeft / row.clientWidth));
    row?.addEventListener("scroll", mark, { passive: true });
    return () => row?.removeEventListener("scroll", mark);
  }, [rowId]);
  const goTo = (event: MouseEvent, index: number) => {
    // The address stays the page's own, and the page where it is.
    event.preventDefault();
    const row = document.getElementById(rowId);
    row?.scrollTo({ left: index * row.clientWidth });
  };
  return (
    <>
      <p className="absolute right-4 bottom-3 rounded-full bg-gray-1000/65 px-2.5 py-[3px] font-medium text-b7 text-gray-0 tabular-nums @min-[560px]/col:hidden">
        {galleryRowLabels.count(shown + 1, thumbnails.length)}
      </p>
      <div className="scroll-row mt-2 flex gap-2 pb-1 @max-[559px]/col:hidden">
        {thumbnails.map((thumbnail, index) => (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the pictures keep their places
            key={index}
            href={`#${rowId}-${index}`}
            aria-label={galleryRowLabels.picture(index + 1)}
            aria-current={index === shown}
            onClick={(event) => goTo(event, index)}
            className="w-16 shrink-0 aria-[current=true]:shadow-[0_2px_var(--ground),0_4px_var(--ink)]"
          >
            {thumbnail}
          </a>
        ))}
      </div>
    </>
  );
}
