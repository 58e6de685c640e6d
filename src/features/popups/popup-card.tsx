"use client";

import { clsx } from "clsx";
import { useEffect, useEffectEvent, useState } from "react";
import { SlideDeck } from "@/blocks/slides/slide-deck";
import { POPUP_CLOSING_MS } from "@/config/popup";
import type { Popup } from "@/contract/api/popups";
import { popupLabels } from "@/labels/popups";
import type { PopupPlace } from "@/lib/popup-placement";
import type { PopupDevice } from "@/lib/popups-due";
import { CheckBox } from "@/ui/check-box";
import { PopupSlide } from "./popup-slide";

interface PopupCardProps {
  /** With the slides of this device alone. */
  popup: Popup;
  device: PopupDevice;
  place: PopupPlace;
  /** Higher lies above. */
  layer: number;
  isModal: boolean;
  onClose: () => void;
  /** True: hide it for the rest of the day; false: that is taken back. */
  onHideToday: (isHidden: boolean) => void;
}

/** One popup: its picture, or several as slides, over a foot with the two ways to be rid of it. */
export function PopupCard({ popup, device, place, layer, isModal, onClose, onHideToday }: PopupCardProps) {
  const [isTicked, setIsTicked] = useState(false);
  const { left, top, width, pictureHeight } = place;
  const slides = popup.popupItems.map((item) => (
    <PopupSlide key={item.title} item={item} device={device} width={width} />
  ));
  const close = useEffectEvent(onClose);
  // Spec §4: ticking hides it for today and closes it; unticking, as long as it is there, only toggles the box.
  const tick = (isOn: boolean) => {
    setIsTicked(isOn);
    onHideToday(isOn);
  };
  useEffect(() => {
    if (!isTicked) return;
    const timer = setTimeout(close, POPUP_CLOSING_MS);
    return () => clearTimeout(timer);
  }, [isTicked]);
  return (
    <dialog
      open
      aria-modal={isModal || undefined}
      aria-label={popup.popupItems[0]?.title}
      data-popup={popup.id}
      tabIndex={-1}
      style={{ left, top, width, zIndex: layer }}
      className="pointer-events-auto absolute m-0 overflow-hidden rounded-l bg-surface p-0 text-ink shadow-float outline-none transition-opacity duration-place starting:opacity-0"
    >
      <div
        style={{ height: pictureHeight }}
        className={clsx("bg-tile transition-opacity duration-place", isTicked && "opacity-30")}
      >
        {slides.length > 1 ? (
          <SlideDeck
            slides={slides}
            controls="overlay"
            className="h-full"
            controlsClassName="absolute right-3 bottom-3"
          />
        ) : (
          slides
        )}
      </div>
      <div className="flex h-13 items-center justify-between gap-2 pr-2 pl-4 text-label4">
        <CheckBox checked={isTicked} onChange={(event) => tick(event.currentTarget.checked)}>
          {popupLabels.hideToday}
        </CheckBox>
        <button
          type="button"
          onClick={onClose}
          className="min-h-11 shrink-0 rounded-btn px-3 transition-colors duration-colour hover:bg-accent-soft"
        >
          {popupLabels.close}
        </button>
      </div>
    </dialog>
  );
}
