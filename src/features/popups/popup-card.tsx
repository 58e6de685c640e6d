"use client";

import { SafeLink } from "@/blocks/link/safe-link";
import { SlideDeck } from "@/blocks/slides/slide-deck";
import type { PopupItem } from "@/contract/api/popups";
import type { PopupPlace } from "@/lib/popup-placement";
import { PopupBox, type PopupBoxProps } from "./popup-box";
import type { PopupSource } from "./popup-picture";

export interface PopupCardProps extends PopupBoxProps {
  place: PopupPlace;
  /** Higher lies above. */
  layer: number;
  /** Null where the picture was not to be had. */
  sourceOf: (item: PopupItem) => PopupSource | null;
}

/** A popup of wide screens: its picture, or several as slides, and what the law wants said under it. */
export function PopupCard({ place, layer, sourceOf, ...box }: PopupCardProps) {
  const { left, top, width, bodyHeight } = place;
  const slides = box.popup.popupItems.map((item) => (
    <CardSlide key={item.title} item={item} source={sourceOf(item)} />
  ));
  return (
    <PopupBox
      {...box}
      style={{ left, top, width, zIndex: layer }}
      className="rounded-l shadow-float transition-opacity duration-place starting:opacity-0"
    >
      <div style={{ height: bodyHeight }}>
        {slides.length > 1 ? (
          <SlideDeck
            slides={slides}
            controls="overlay"
            className="h-full"
            controlsClassName="absolute top-3 right-3"
          />
        ) : (
          slides
        )}
      </div>
    </PopupBox>
  );
}

/** A partner's own picture, words and all, so never cropped; it leads where its partner says. */
function CardSlide({ item, source }: { item: PopupItem; source: PopupSource | null }) {
  return (
    <div className="flex h-full flex-col">
      <SafeLink
        href={item.linkTo ?? ""}
        className="block min-h-0 flex-1 bg-tile focus-visible:-outline-offset-4"
      >
        {source ? (
          // biome-ignore lint/performance/noImgElement: imageSource asks the same image service, without a script
          <img {...source} alt={item.title} className="size-full object-contain" />
        ) : (
          <span className="grid size-full place-items-center p-6 text-center text-h4">{item.title}</span>
        )}
      </SafeLink>
      {item.legal && <p className="px-4 py-2.5 text-b7 text-ink-3">{item.legal}</p>}
    </div>
  );
}
