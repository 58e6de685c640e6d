"use client";

import XIcon from "@lucide/icons/icons/x";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { uiLabels } from "@/labels/ui";
import { Icon } from "./icon";
import { IconButton } from "./icon-button";

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** True: the title is for screen readers alone. */
  isTitleHidden?: boolean;
  /** center: a box of 560. narrow: a box of 400. top: over the whole width. end: a sheet at the right. */
  place?: keyof typeof PLACES;
  children: ReactNode;
}

const PLACES = {
  center: "m-auto max-h-[calc(100dvh-2rem)] w-[min(560px,calc(100vw-2rem))] rounded-l starting:opacity-0",
  narrow: "m-auto max-h-[calc(100dvh-2rem)] w-[min(400px,calc(100vw-2rem))] rounded-l starting:opacity-0",
  // Along the edge that they stand on: words that fade in over the page's words cannot be told apart.
  top: "mx-0 mt-0 mb-auto max-h-[90dvh] w-full max-w-none starting:-translate-y-full",
  end: "mr-0 ml-auto my-0 h-dvh max-h-none w-[min(360px,100vw)] starting:translate-x-full",
};

/** The platform's own modal dialog: focus stays inside, Escape and the backdrop close it, the page behind stands still. */
export function Dialog({
  isOpen,
  onClose,
  title,
  isTitleHidden = false,
  place = "center",
  children,
}: DialogProps) {
  if (!isOpen) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the platform's own
    <dialog
      ref={showModal}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={clsx(
        "overflow-auto transition-[opacity,translate] duration-place bg-surface text-ink shadow-float",
        "backdrop:bg-gray-1000/40 backdrop:transition-opacity backdrop:duration-place starting:backdrop:opacity-0",
        PLACES[place],
      )}
    >
      {!isTitleHidden && <h2 className="py-3 pr-14 pl-5 text-h5 leading-7">{title}</h2>}
      <div className="absolute top-1 right-1 z-1">
        <IconButton label={uiLabels.close} onClick={onClose}>
          <Icon of={XIcon} />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}

/** For as long as the dialog is drawn. It closes while still in the document: only then the focus goes back. */
function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  // The platform would begin at the close button.
  dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  return () => dialog.close();
}
