import type { WidgetScreen } from "@/contract/widget/messages";

/**
 * Listens, until the answer is called, to every element with `data-clinic-widget`, also to those that come later: clicks,
 * and where it is wanted that pointer, touch (it begins with pointerover as well) or focus come near. It listens before
 * the page's own handlers do, so that a router's link leads nowhere either.
 */
export function hearOpeners(
  namespace: string,
  onClick: (screen: WidgetScreen, opener: HTMLElement) => void,
  onNear: false | (() => void),
): () => void {
  const heard = new AbortController();
  const listen = (
    type: "click" | "pointerover" | "focusin",
    hear: (opener: HTMLElement, event: MouseEvent) => void,
  ) =>
    document.addEventListener(
      type,
      (event) => {
        const opener = (event.target as Element).closest?.<HTMLElement>("[data-clinic-widget]");
        // Only a click's hearer looks at more than the opener.
        if (opener && (opener.dataset.clinicWidgetNamespace ?? "") === namespace)
          hear(opener, event as MouseEvent);
      },
      { capture: true, signal: heard.signal },
    );

  listen("click", (opener, event) => {
    // With a modifier a link opens elsewhere, as any other.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClick(wantedScreen(opener.dataset.clinicWidget), opener);
  });
  if (onNear) {
    listen("pointerover", onNear);
    listen("focusin", onNear);
  }
  return () => heard.abort();
}

/** `visit`, or a whole screen as JSON. The iframe judges whether there is such a screen. */
function wantedScreen(text = ""): WidgetScreen {
  try {
    return text[0] === "{" ? JSON.parse(text) : ({ screen: text || "home" } as WidgetScreen);
  } catch (error) {
    reportError(error);
    return { screen: "home" };
  }
}
