import type { WidgetInitOptions } from "@/contract/widget/loader-api";

/** Spec §9: the phone layout ends here. */
const PHONE_QUERY = "(max-width: 768px)";
const REDUCED_MOTION_QUERY = "(prefers-reduced-motion: reduce)";
/** Spec §9: the modal layer. */
const MODAL_LAYER = 110;
const DRAWER_WIDTH_PX = 432;
/** An inline widget is never lower than a phone, never higher than its longest step needs. */
const INLINE_HEIGHT_PX = { min: 640, max: 900 };
const MOVE = "240ms cubic-bezier(.2,0,0,1)";

/** fill: inside its target. sheet: the whole screen. drawer: at the right, over a backdrop. */
export type Mode = "fill" | "sheet" | "drawer";
export type Position = NonNullable<WidgetInitOptions["position"]>;

/** Calls back with the mode now and whenever the viewport changes it. Answers how to stop. */
export function watchMode(position: Position, onMode: (mode: Mode) => void): () => void {
  const phone = window.matchMedia(PHONE_QUERY);
  const modeNow = (): Mode => {
    if (position === "inline") return "fill";
    if (phone.matches) return "sheet";
    return position === "panel" ? "fill" : "drawer";
  };
  const listen = () => onMode(modeNow());
  phone.addEventListener("change", listen);
  listen();
  return () => phone.removeEventListener("change", listen);
}

interface Look {
  mode: Mode;
  position: Position;
  isOpen: boolean;
  isReady: boolean;
  contentHeightPx: number;
}

/** Style attributes are written property by property: a page's content security policy allows that. */
export function paint(container: HTMLElement, sheet: HTMLElement, look: Look): void {
  const move = window.matchMedia(REDUCED_MOTION_QUERY).matches ? "0s" : MOVE;
  if (look.mode === "fill") {
    Object.assign(container.style, fillStyle(look), visibility(look.isReady), { transition: "none" });
    Object.assign(sheet.style, SHEET_STYLE, { background: "transparent" });
  } else {
    const transition = `opacity ${move}, visibility ${move}`;
    Object.assign(container.style, MODAL_STYLE, visibility(look.isOpen), { transition });
    Object.assign(sheet.style, SHEET_STYLE, modalSheetStyle(look.mode, look.isOpen), {
      transition: `transform ${move}`,
    });
  }
}

const visibility = (isShown: boolean) => ({
  opacity: isShown ? "1" : "0",
  visibility: isShown ? "visible" : "hidden",
});

const SHEET_STYLE = {
  position: "absolute",
  inset: "0",
  width: "100%",
  height: "100%",
  background: "Canvas",
  transform: "none",
  transition: "none",
};

function modalSheetStyle(mode: "sheet" | "drawer", isOpen: boolean) {
  if (mode === "sheet") return { transform: isOpen ? "none" : "translateY(24px)" };
  return {
    inset: "0 0 0 auto",
    width: `min(${DRAWER_WIDTH_PX}px, 100%)`,
    transform: isOpen ? "none" : "translateX(100%)",
  };
}

const MODAL_STYLE = {
  position: "fixed",
  inset: "0",
  width: "auto",
  height: "auto",
  zIndex: String(MODAL_LAYER),
  backgroundColor: "var(--clinic-widget-backdrop, rgb(0 0 0 / 40%))",
};

function fillStyle({ position, contentHeightPx }: Look) {
  const common = { inset: "0", zIndex: "auto", backgroundColor: "transparent" };
  if (position !== "inline") return { ...common, position: "absolute", width: "auto", height: "auto" };
  const height = Math.min(Math.max(contentHeightPx, INLINE_HEIGHT_PX.min), INLINE_HEIGHT_PX.max);
  return { ...common, position: "relative", width: "100%", height: `${height}px` };
}
