"use client";

import { clsx } from "clsx";
import { useAtom } from "jotai";
import CircleCheckIcon from "lucide-react/icons/circle-check";
import InfoIcon from "lucide-react/icons/info";
import XIcon from "lucide-react/icons/x";
import { useCallback, useEffect, useState } from "react";
import { TOAST_CLOSE_ANIMATION_MS, TOAST_DISMISS_MS } from "@/config/toast";
import { uiLabels } from "@/labels/ui";
import { type Toast, toastsAtom } from "@/state/toast";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";

/** Spec §4: 1500 ms after the list changed the first toast closes; its closing takes 300 ms. */
export function ToastList() {
  const [toasts, setToasts] = useAtom(toastsAtom);
  const [closingId, setClosingId] = useState<number | null>(null);

  const close = useCallback((id: number) => setClosingId(id), []);

  useEffect(() => {
    const first = toasts[0];
    if (!first) return;
    const timer = setTimeout(() => close(first.id), TOAST_DISMISS_MS);
    return () => clearTimeout(timer);
  }, [toasts, close]);

  useEffect(() => {
    if (closingId === null) return;
    const timer = setTimeout(() => {
      setToasts((known) => known.filter(({ id }) => id !== closingId));
      setClosingId(null);
    }, TOAST_CLOSE_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [closingId, setToasts]);

  return (
    <ul className="-translate-x-1/2 fixed bottom-10 left-1/2 z-toast grid w-[320px] gap-2 md:top-20 md:bottom-auto md:w-[400px] pc:top-30">
      {toasts.map((toast) => (
        <ToastRow
          key={toast.id}
          toast={toast}
          isClosing={toast.id === closingId}
          onClose={() => close(toast.id)}
        />
      ))}
    </ul>
  );
}

interface ToastRowProps {
  toast: Toast;
  isClosing: boolean;
  onClose: () => void;
}

function ToastRow({ toast, isClosing, onClose }: ToastRowProps) {
  return (
    <li
      className={clsx(
        "flex min-h-14 items-center gap-3 rounded-m bg-ink py-2 pr-2 pl-[18px] text-b4 text-ground transition-opacity duration-[300ms] starting:opacity-0",
        isClosing && "opacity-0",
      )}
    >
      <Icon of={toast.kind === "success" ? CircleCheckIcon : InfoIcon} />
      <p className="min-w-0 flex-1">{toast.description}</p>
      {toast.hasClose && (
        <IconButton label={uiLabels.close} onClick={onClose} className="hover:bg-gray-0/12">
          <Icon of={XIcon} />
        </IconButton>
      )}
    </li>
  );
}
