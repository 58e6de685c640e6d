import { loaderLabels } from "./labels";

/** Two dialogs would each hold the other inert: the one that is open gives way. */
let dismissOpen: (() => void) | null = null;

/** Makes the container a modal dialog until the answer is called: rest of the page inert, its scroll locked, Escape heard. */
export function enterModal(container: HTMLElement, onDismiss: () => void): () => void {
  dismissOpen?.();
  dismissOpen = onDismiss;
  const heard = new AbortController();
  const { signal } = heard;
  const root = document.documentElement;
  const overflow = root.style.overflow;
  const others = othersThan(container);

  container.role = "dialog";
  container.ariaModal = "true";
  container.ariaLabel = loaderLabels.frameTitle;
  root.style.overflow = "hidden";
  for (const element of others) element.inert = true;
  document.addEventListener("keydown", ({ key }) => key === "Escape" && onDismiss(), { signal });
  container.addEventListener("click", ({ target }) => target === container && onDismiss(), { signal });

  return () => {
    container.role = container.ariaModal = container.ariaLabel = null;
    root.style.overflow = overflow;
    for (const element of others) element.inert = false;
    heard.abort();
    dismissOpen = null;
  };
}

/** Everything beside the container and beside each of its ancestors that is not inert already. */
function othersThan(container: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let node = container; node !== document.body; node = node.parentElement as HTMLElement) {
    // All that can stand beside them in a body can be made inert.
    for (const sibling of (node.parentElement as HTMLElement).children as HTMLCollectionOf<HTMLElement>) {
      if (sibling !== node && !sibling.inert) others.push(sibling);
    }
  }
  return others;
}
