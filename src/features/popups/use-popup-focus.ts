import { type RefObject, useEffect } from "react";
import { makePageInert } from "./make-page-inert";

interface PopupFocus {
  /** The popup that is to be read first; undefined while none is open. */
  firstId: number | undefined;
  /** True: nothing but the popup can be used. */
  isModal: boolean;
}

/**
 * A modal popup takes the focus and gives it back. Any other takes it only from nowhere: it never interrupts who is
 * typing, and yet the keyboard is with it when nothing else has it.
 */
export function usePopupFocus(stage: RefObject<HTMLElement | null>, { firstId, isModal }: PopupFocus): void {
  const isBlocking = isModal && firstId !== undefined;

  useEffect(() => {
    if (isBlocking && stage.current) return makePageInert(stage.current);
  }, [isBlocking, stage]);

  useEffect(() => {
    if (firstId === undefined) return;
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (!isFree && !isModal) return;
    if (document.activeElement?.closest("[aria-modal]")) return;
    stage.current?.querySelector<HTMLElement>(`[data-popup="${firstId}"]`)?.focus({ preventScroll: true });
  }, [firstId, isModal, stage]);
}
