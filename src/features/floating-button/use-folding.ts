import { type RefObject, useEffect, useEffectEvent } from "react";

/** Folds the list on Escape inside of it, and once the keyboard reaches a control outside, which it could cover. */
export function useFolding(group: RefObject<HTMLElement | null>, fold: () => void): void {
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || group.current?.contains(target)) return;
    if (target.matches(":focus-visible")) fold();
  });
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !group.current?.contains(document.activeElement)) return;
    group.current.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    fold();
  });

  useEffect(() => {
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
