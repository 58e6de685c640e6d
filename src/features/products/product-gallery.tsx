"use client";

import { clsx } from "clsx";
import { useRef, useState } from "react";
import { productLabels } from "@/labels/products";
import { Picture } from "@/ui/picture";

interface ProductGalleryProps {
  pictures: readonly { url: string; alt: string }[];
}

/** Pictures in a row that scrolls by hand, with thumbnails that go to each of them. */
export function ProductGallery({ pictures }: ProductGalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const goTo = (index: number) => {
    const { current } = row;
    current?.scrollTo({ left: index * current.clientWidth, behavior: "smooth" });
  };
  return (
    <div className="min-w-0 @min-[760px]/col:sticky @min-[760px]/col:top-[calc(var(--header)+24px)]">
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable to scroll it by keys
        tabIndex={0}
        aria-label={productLabels.pictures}
        className="scroll-row flex snap-x snap-mandatory"
        onScroll={({ currentTarget }) =>
          setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {pictures.map(({ url, alt }, index) => (
          <li key={url} className="min-w-0 flex-[0_0_100%] snap-start">
            <Picture
              src={url}
              alt={alt}
              isFirst={index === 0}
              sizes="(min-width: 1249px) 576px, (min-width: 769px) 48vw, 100vw"
              ratio="aspect-[4/5]"
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className="scroll-row mt-2 flex gap-2 pb-1">
          {pictures.map(({ url }, index) => (
            <button
              key={url}
              type="button"
              aria-label={productLabels.picture(index + 1)}
              aria-current={index === shown}
              onClick={() => goTo(index)}
              className={clsx(
                "w-16 shrink-0",
                index === shown && "shadow-[0_2px_var(--ground),0_4px_var(--ink)]",
              )}
            >
              <Picture src={url} alt="" sizes="64px" ratio="aspect-square" radius="rounded-s" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
