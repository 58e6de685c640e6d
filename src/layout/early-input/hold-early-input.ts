/**
 * Runs in the browser before React does, as an inline script: it must use nothing from outside of itself. What a visitor
 * does before the page is hydrated is repeated then: a pressed button or a link that opens its target here
 * (`data-opens-here`; after 4 s without hydration it is followed), a ticked box, a choice, a field that has the focus.
 */
export function holdEarlyInput(): void {
  const LONGEST_HOLD_MS = 4000;
  const held = { pressed: null as HTMLElement | null };

  const followLink = () => {
    if (held.pressed instanceof HTMLAnchorElement) location.assign(held.pressed.href);
  };
  const holdPress = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Everything else works without a script.
    const wanted = "button[type=button], a[data-opens-here]";
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(wanted) : null;
    if (!control) return;
    held.pressed = control;
    event.stopImmediatePropagation();
    if (control instanceof HTMLAnchorElement) {
      event.preventDefault();
      setTimeout(followLink, LONGEST_HOLD_MS);
    }
  };
  const ticked = new Map<HTMLInputElement, boolean>();
  const noteTick = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(target.type)) return;
    // Ticked twice, a box is as it was.
    if (!ticked.delete(target)) ticked.set(target, target.checked);
  };
  const chosen = new Map<HTMLSelectElement, string>();
  const noteChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
  };
  addEventListener("click", holdPress, true);
  addEventListener("click", noteTick, true);
  addEventListener("change", noteChoice, true);
  addEventListener("hydrated", () => {
    removeEventListener("click", holdPress, true);
    removeEventListener("click", noteTick, true);
    removeEventListener("change", noteChoice, true);
    for (const [box, wanted] of ticked) {
      box.checked = !wanted;
      box.click();
    }
    for (const [select, wanted] of chosen) {
      select.value = wanted;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
    const focused = document.querySelector(":focus-visible");
    focused?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    held.pressed?.click();
    held.pressed = null;
  });
}
