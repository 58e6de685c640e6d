/**
 * For a button at the end of a row that is about to leave its list: the focus goes to that of the next row, or of the one
 * before, else to the screen's title. Where it is elsewhere already it stays there.
 */
export function focusBeside(button: Element): void {
  if (document.activeElement !== button) return;
  const row = button.closest("li");
  const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.lastElementChild;
  const target = beside ?? document.querySelector("h1");
  if (target instanceof HTMLElement) target.focus();
}
