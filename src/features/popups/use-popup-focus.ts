import { type RefObject, useEffect } from "react";
import { afterPaint } from "@/lib/after-paint";
import { makePageInert } from "./make-page-inert";

interface PopupFocus {
  /** The popup that is to be read first; undefined while none is open. */
  firstId: number | undefined;
  /** True: nothing but the popup can be used. */
  isModal: boolean;
}

/**
 * A modal popup takes the focus and gives it back. Any other takes it only from nowhere: it never interrupts who is
 * typing, and yet the keyboard is with it when nothing else has it. Both wait for its first paint, in a task of their own.
 */
export function usePopupFocus(stage: RefObject<HTMLElement | null>, { firstId, isModal }: PopupFocus): void {
  const isBlocking = isModal && firstId !== undefined;

  useEffect(() => {
    if (!isBlocking) return;
    let restore: (() => void) | undefined;
    const cancel = afterPaint(() => {
      if (stage.current) restore = makePageInert(stage.current);
    });
    return () => {
      cancel();
      restore?.();
    };
  }, [isBlocking, stage]);

  useEffect(() => {
    if (firstId !== undefined) return afterPaint(() => focusPopup(stage.current, firstId, isModal));
  }, [firstId, isModal, stage]);
}

function focusPopup(stage: HTMLElement | null, id: number, isModal: boolean): void {
  const focused = document.activeElement;
  const isFree = focused === document.body || focused === null;
  if ((!isFree && !isModal) || focused?.closest("[aria-modal]")) return;
  stage?.querySelector<HTMLElement>(`[data-popup="${id}"]`)?.focus({ preventScroll: true });
}
