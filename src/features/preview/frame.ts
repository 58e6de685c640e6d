const BAR_HEIGHT = "var(--preview-bar)";
const FOLDED_PX = 52;
const PANEL_HEIGHT = "min(70dvh, 36rem)";

interface Shape {
  isFolded: boolean;
  isOpen: boolean;
  hasDevice: boolean;
}

/**
 * Gives the bar's frame the room that it needs in the page around it. A page that is shown at a device's width has none:
 * the tools are outside it.
 */
export function fitFrame({ isFolded, isOpen, hasDevice }: Shape): void {
  // The tools' page is framed by an iframe of ours, and another document's classes are not this one's.
  const frame = window.frameElement as HTMLIFrameElement | null;
  if (!frame) return;
  const isWithinDevice = window.parent !== window.top;
  frame.hidden = isWithinDevice;
  pageDocument().documentElement.toggleAttribute("data-within-device", isWithinDevice);
  frame.style.width = isFolded ? `${FOLDED_PX}px` : "100%";
  frame.style.height = heightOf({ isFolded, isOpen, hasDevice });
}

function heightOf({ isFolded, isOpen, hasDevice }: Shape): string {
  if (isFolded) return `${FOLDED_PX}px`;
  if (hasDevice) return "100dvh";
  return isOpen ? `calc(${PANEL_HEIGHT} + ${BAR_HEIGHT})` : BAR_HEIGHT;
}

/** Whether the page around is framed by another site's page, as the studio frames it; its address cannot be read then. */
export function isFramedFromElsewhere(): boolean {
  try {
    return window.top?.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}

/** The document that is being looked at. */
export const pageDocument = (): Document => window.parent.document;
