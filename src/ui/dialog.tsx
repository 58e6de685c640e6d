"use client";

import { clsx } from "clsx";
import XIcon from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef } from "react";
import { uiLabels } from "@/labels/ui";
import { Icon } from "./icon";
import { IconButton } from "./icon-button";

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** True: the title is for screen readers alone. */
  isTitleHidden?: boolean;
  className?: string;
  children: ReactNode;
}

/** The platform's own modal dialog: focus stays inside, Escape and the backdrop close it, the page behind stands still. */
export function Dialog({ isOpen, onClose, title, isTitleHidden = false, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    dialog.showModal();
    const overflow = document.documentElement.style.overflow;
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = overflow;
      dialog.close();
    };
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the platform's own
    <dialog
      ref={ref}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={clsx(
        "m-auto max-h-[calc(100dvh-2rem)] w-[min(560px,calc(100vw-2rem))] overflow-auto rounded-l bg-surface shadow-float backdrop:bg-gray-1000/40",
        className,
      )}
    >
      <div className={clsx("flex items-center justify-between", !isTitleHidden && "py-1 pr-1 pl-5")}>
        {!isTitleHidden && <h2 className="text-h5">{title}</h2>}
        <IconButton
          label={uiLabels.close}
          onClick={onClose}
          className={clsx(isTitleHidden && "absolute top-1 right-1 z-1")}
        >
          <Icon of={XIcon} />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}
