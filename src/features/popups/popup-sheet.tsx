"use client";

import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import { SafeLink } from "@/blocks/link/safe-link";
import { SlideDeck } from "@/blocks/slides/slide-deck";
import { POPUP_SHEET_PICTURE_PX } from "@/config/popup";
import type { PopupItem } from "@/contract/api/popups";
import { popupLabels } from "@/labels/popups";
import { safeLink } from "@/lib/safe-href";
import { Icon } from "@/ui/icon";
import { PopupBox, type PopupBoxProps } from "./popup-box";
import type { PopupSource } from "./popup-picture";

interface PopupSheetProps extends PopupBoxProps {
  /** How far above the screen's lower edge it stands, in pixels: what books stays free. */
  bottom: number;
  /** Which of how many it is. */
  turn: { number: number; count: number };
  sourceOf: (item: PopupItem) => PopupSource | null;
}

/** A popup of phones: a sheet at the foot of the screen, so that the page's heading stays readable. */
export function PopupSheet({ bottom, turn, sourceOf, ...box }: PopupSheetProps) {
  const { mobileWidth, mobileHeight, popupItems } = box.popup;
  const slides = popupItems.map((item) => (
    <SheetSlide key={item.title} item={item} source={sourceOf(item)} ratio={mobileWidth / mobileHeight} />
  ));
  return (
    <PopupBox
      {...box}
      style={{ bottom }}
      className="inset-x-0 top-auto mx-auto max-h-[45dvh] w-full max-w-160 rounded-t-sheet shadow-float transition-[translate] duration-place starting:translate-y-full"
    >
      <div className="min-h-0 flex-1 overflow-y-auto">
        {slides.length > 1 ? (
          <SlideDeck slides={slides} controls="count" controlsClassName="flex justify-end px-2" />
        ) : (
          slides
        )}
        {turn.count > 1 && (
          <p className="px-5 pb-2.5 text-right text-b7 text-ink-3 tabular-nums">
            {(slides.length > 1 ? popupLabels.turnOfPopups : popupLabels.turn)(turn.number, turn.count)}
          </p>
        )}
      </div>
    </PopupBox>
  );
}

interface SheetSlideProps {
  item: PopupItem;
  source: PopupSource | null;
  /** Of the picture: width to height. */
  ratio: number;
}

function SheetSlide({ item, source, ratio }: SheetSlideProps) {
  const href = item.linkTo ?? "";
  return (
    <div className="px-5 pt-5 pb-2.5">
      <SafeLink href={href} className="flex gap-4 focus-visible:outline-offset-2">
        {source && (
          <span
            style={{ width: POPUP_SHEET_PICTURE_PX, aspectRatio: ratio }}
            className="max-h-34 shrink-0 overflow-hidden rounded-m bg-tile"
          >
            {/* biome-ignore lint/performance/noImgElement: imageSource asks the same image service, without a script */}
            <img {...source} alt="" className="size-full object-contain" />
          </span>
        )}
        <span className="min-w-0 py-1">
          <span className="block text-h4">{item.title}</span>
          {safeLink(href) && (
            <span className="mt-2 inline-flex items-center gap-1 text-ink-2 text-label3">
              {popupLabels.more}
              <Icon of={ChevronRightIcon} size={16} />
            </span>
          )}
        </span>
      </SafeLink>
      {item.legal && <p className="mt-3 text-b7 text-ink-3">{item.legal}</p>}
    </div>
  );
}
