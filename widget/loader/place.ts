import { MOTION_CURVE } from "@/config/motion";
import type { WidgetInitOptions } from "@/contract/widget/loader-api";

/** Spec §9: the phone layout ends here. */
const PHONE_QUERY = "(max-width: 768px)";
const REDUCED_MOTION_QUERY = "(prefers-reduced-motion: reduce)";
/** Spec §9: the modal layer. */
const MODAL_LAYER = 110;
const DRAWER_WIDTH_PX = 432;
/** An inline widget is never lower than a phone, never higher than its longest step needs. */
const INLINE_MIN_HEIGHT_PX = 640;
const INLINE_MAX_HEIGHT_PX = 900;
const MOVE = `240ms ${MOTION_CURVE}`;

/** fill: inside its target. sheet: the whole screen. drawer: at the right, over a backdrop. */
export type Mode = "fill" | "sheet" | "drawer";
export type Position = NonNullable<WidgetInitOptions["position"]>;

export const positionOf = ({ position, target }: WidgetInitOptions): Position =>
  position ?? (target ? "panel" : "overlay");

/** The element that the widget is put into; nothing while the page has none. */
export function findHome(init: WidgetInitOptions): HTMLElement | null | undefined {
  if (positionOf(init) === "overlay") return document.body;
  const { target } = init;
  const element = typeof target === "string" ? document.querySelector<HTMLElement>(target) : target;
  return element?.isConnected ? element : null;
}

/** Calls back with the mode now and whenever the viewport changes it. Answers how to stop. */
export function watchMode(position: Position, onMode: (mode: Mode) => void): () => void {
  const phone = matchMedia(PHONE_QUERY);
  const wide = position === "overlay" ? "drawer" : "fill";
  const listen = () => onMode(phone.matches && position !== "inline" ? "sheet" : wide);
  phone.onchange = listen;
  listen();
  return () => {
    phone.onchange = null;
  };
}

/** How the widget stands and how far it has come. */
export interface Look {
  mode: Mode;
  position: Position;
  isOpen?: boolean;
  isReady?: boolean;
  /** Asked for a screen before it was ready: until it says that it shows one, another could be seen. */
  isAwaited?: boolean;
  hasFailed?: boolean;
  contentHeightPx: number;
}

/** The whole style at once, from script: a page's content security policy allows that. */
export function paint(container: HTMLElement, sheet: HTMLElement, look: Look): void {
  const { mode, isOpen } = look;
  const move = matchMedia(REDUCED_MOTION_QUERY).matches ? "0s" : MOVE;
  const isFill = mode === "fill";
  const visibility = (isFill ? look.isReady : isOpen) ? "visible" : "hidden;opacity:0";
  const away = mode === "drawer" ? "translateX(100%)" : "translateY(24px)";
  const width = mode === "drawer" ? `left:auto;width:min(${DRAWER_WIDTH_PX}px,100%);` : "";
  const surface = `background:Canvas;transition:transform ${move};${width}transform:${isOpen ? "none" : away}`;
  container.style.cssText = `${isFill ? fillStyle(look) : modalStyle(move)};visibility:${visibility}`;
  sheet.style.cssText = `position:absolute;inset:0;${isFill ? "" : surface}`;
}

const modalStyle = (move: string) =>
  `position:fixed;inset:0;z-index:${MODAL_LAYER};background:var(--clinic-widget-backdrop,#0006);transition:opacity ${move},visibility ${move}`;

function fillStyle({ position, contentHeightPx }: Look) {
  if (position !== "inline") return "position:absolute;inset:0";
  const height = Math.min(Math.max(contentHeightPx, INLINE_MIN_HEIGHT_PX), INLINE_MAX_HEIGHT_PX);
  return `position:relative;height:${height}px`;
}
