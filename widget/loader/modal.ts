import { loaderLabels } from "./labels";

/** Makes the container a modal dialog until the answer is called: rest of the page inert, its scroll locked, Escape heard. */
export function enterModal(container: HTMLElement, onDismiss: () => void): () => void {
  const root = document.documentElement;
  const overflow = root.style.overflow;
  const silenced = othersThan(container);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onDismiss();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === container) onDismiss();
  };

  container.setAttribute("role", "dialog");
  container.setAttribute("aria-modal", "true");
  container.setAttribute("aria-label", loaderLabels.frameTitle);
  root.style.overflow = "hidden";
  for (const element of silenced) element.inert = true;
  document.addEventListener("keydown", onKeyDown);
  container.addEventListener("click", onClick);

  return () => {
    for (const name of ["role", "aria-modal", "aria-label"]) container.removeAttribute(name);
    root.style.overflow = overflow;
    for (const element of silenced) element.inert = false;
    document.removeEventListener("keydown", onKeyDown);
    container.removeEventListener("click", onClick);
  };
}

/** Everything beside the container and beside each of its ancestors that is not inert already. */
function othersThan(container: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (
    let node: HTMLElement = container;
    node.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling);
    }
  }
  return others;
}
