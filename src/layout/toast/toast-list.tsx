"use client";

import CircleCheckIcon from "@lucide/icons/icons/circle-check";
import InfoIcon from "@lucide/icons/icons/info";
import XIcon from "@lucide/icons/icons/x";
import { clsx } from "clsx";
import { useAtom } from "jotai";
import { useEffect, useState } from "react";
import { TOAST_CLOSE_ANIMATION_MS, TOAST_DISMISS_MS } from "@/config/toast";
import { uiLabels } from "@/labels/ui";
import { type Toast, toastsAtom } from "@/state/toast";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { ToastHtml } from "./toast-html";

const ICONS = { info: InfoIcon, success: CircleCheckIcon };

/**
 * The first toast of the list. Spec §4: 1500 ms after the list changed it closes, in 300 ms; while somebody points at
 * it or is in it with the keyboard, it waits.
 */
export function ToastList() {
  const [toasts, setToasts] = useAtom(toastsAtom);
  const [closingId, setClosingId] = useState<number | null>(null);
  const [heldId, setHeldId] = useState<number | null>(null);
  const first = toasts[0];

  useEffect(() => {
    const next = toasts[0];
    if (!next || next.id === heldId) return;
    const timer = setTimeout(() => setClosingId(next.id), TOAST_DISMISS_MS);
    return () => clearTimeout(timer);
  }, [toasts, heldId]);

  useEffect(() => {
    if (closingId === null) return;
    const timer = setTimeout(
      () => setToasts((known) => known.filter(({ id }) => id !== closingId)),
      TOAST_CLOSE_ANIMATION_MS,
    );
    return () => clearTimeout(timer);
  }, [closingId, setToasts]);

  if (!first) return null;
  return (
    <ToastCard
      key={first.id}
      toast={first}
      isClosing={first.id === closingId}
      onHold={(isHeld) => setHeldId(isHeld ? first.id : null)}
      onClose={() => setClosingId(first.id)}
    />
  );
}

interface ToastCardProps {
  toast: Toast;
  isClosing: boolean;
  /** Called with true while it is to wait. */
  onHold: (isHeld: boolean) => void;
  onClose: () => void;
}

/** Spec §9: 320 wide, 40 from the bottom of a phone or from what books there; 400 wide, 80 from a tablet's top and 120 from a PC's. */
function ToastCard({ toast: { description, icon, hasClose }, isClosing, onHold, onClose }: ToastCardProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause it
    <div
      // In the browser's top layer, above whatever dialog is open.
      popover="manual"
      ref={(card) => card?.showPopover?.()}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      className={clsx(
        "toast -translate-x-1/2 fixed inset-auto bottom-(--toast-bottom) left-1/2 z-toast flex min-h-14 w-[320px] max-w-full items-center gap-3 md:top-20 md:bottom-auto md:w-[400px] pc:top-30",
        "rounded-m bg-ink py-2 pr-2 pl-[18px] text-b4 text-ground transition-opacity duration-[300ms] starting:opacity-0",
        isClosing && "opacity-0",
      )}
    >
      {icon && <Icon of={ICONS[icon]} />}
      <p className="min-w-0 flex-1">
        {typeof description === "string" ? description : <ToastHtml html={description.html} />}
      </p>
      {hasClose && (
        <IconButton label={uiLabels.close} onClick={onClose} className="hover:bg-gray-0/12">
          <Icon of={XIcon} />
        </IconButton>
      )}
    </div>
  );
}
