import { type RefObject, useLayoutEffect, useRef } from "react";

/** For what takes the place of what had the focus: where that has fallen to the body, it is caught here. */
export function useCaughtFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  useLayoutEffect(() => {
    if (document.hasFocus() && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
