"use client";

import { clsx } from "clsx";
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { POPUP_CLOSING_MS } from "@/config/popup";
import type { Popup } from "@/contract/api/popups";
import { popupLabels } from "@/labels/popups";
import { CheckBox } from "@/ui/check-box";

export interface PopupBoxProps {
  popup: Popup;
  isModal: boolean;
  onClose: () => void;
  /** True: hide it for the rest of the day; false: that is taken back. */
  onHideToday: (isHidden: boolean) => void;
}

interface BoxProps extends PopupBoxProps {
  className: string;
  style: CSSProperties;
  children: ReactNode;
}

/** What every popup has: its content over a foot with the two ways to be rid of it. */
export function PopupBox({ popup, isModal, onClose, onHideToday, className, style, children }: BoxProps) {
  const [isTicked, setIsTicked] = useState(false);
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
      style={style}
      className={clsx(
        "pointer-events-auto absolute m-0 flex flex-col overflow-hidden bg-surface p-0 text-ink outline-none",
        className,
      )}
    >
      <div
        className={clsx(
          "flex min-h-0 flex-1 flex-col transition-opacity duration-place",
          isTicked && "opacity-30",
        )}
      >
        {children}
      </div>
      <div className="flex h-13 shrink-0 items-center justify-between gap-2 border-line border-t pr-2 pl-4 text-label4">
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
