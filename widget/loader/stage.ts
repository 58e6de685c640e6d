import type { WidgetInitOptions } from "@/contract/widget/loader-api";
import { createCover } from "./cover";
import { loaderLabels } from "./labels";
import { enterModal } from "./modal";
import { type Look, type Position, paint, watchMode } from "./place";

interface StageOptions {
  source: string;
  onDismiss: () => void;
  /** The widget is there, and the viewport has moved the widget from its target to a sheet, or back. */
  onModeChange: () => void;
}

/** The one container with its iframe, wherever it stands. The iframe is never moved in the document: that would reload it. */
export function createStage(init: WidgetInitOptions, { source, onDismiss, onModeChange }: StageOptions) {
  const position: Position = init.position ?? (init.target ? "panel" : "overlay");
  const home = position === "overlay" ? document.body : findTarget(init.target);
  const container = document.createElement("div");
  const sheet = document.createElement("div");
  const frame = createFrame(source);
  const cover = createCover(onDismiss);
  const look: Look = { mode: "fill", position, contentHeightPx: 0 };
  let leaveModal: (() => void) | null = null;
  let opener: Element | null = null;

  container.dataset.clinicWidgetPlace = position;
  const restoreHome = position === "panel" ? makeContainingBlock(home) : undefined;
  sheet.append(frame, cover.element);
  container.append(sheet);
  home.append(container);

  const isModal = () => look.mode !== "fill";
  function update() {
    paint(container, sheet, look);
    cover.show(isModal() && !look.isReady, look.hasFailed);
    if (look.isOpen && isModal()) leaveModal ??= enterModal(container, onDismiss);
    else if (leaveModal) {
      leaveModal();
      leaveModal = null;
    }
  }
  const stopWatching = watchMode(position, (mode) => {
    const isChange = mode !== look.mode;
    look.mode = mode;
    update();
    if (isChange && look.isReady) onModeChange();
  });

  return {
    frame,
    /** How it stands; changed by `show` alone. */
    look: look as Readonly<Look>,
    isModal,
    show(change: Partial<Look>) {
      Object.assign(look, change);
      update();
      if (change.isReady && look.isOpen) frame.focus();
    },
    open(from: Element | null = document.activeElement) {
      if (!look.isOpen) opener = from;
      look.isOpen = true;
      update();
      if (look.isReady || !isModal()) frame.focus();
      else cover.focus();
    },
    /** Answers whether there was anything to close. */
    close() {
      if (!look.isOpen) return false;
      const wasModal = isModal();
      look.isOpen = false;
      update();
      if (wasModal && opener instanceof HTMLElement) opener.focus();
      opener = null;
      return true;
    },
    destroy() {
      look.isOpen = false;
      update();
      stopWatching();
      container.remove();
      restoreHome?.();
    },
  };
}

function findTarget(target: WidgetInitOptions["target"]): HTMLElement {
  const element = typeof target === "string" ? document.querySelector(target) : target;
  if (element instanceof HTMLElement && element.isConnected) return element;
  throw new TypeError("ClinicWidget: no target");
}

/** The container fills its target only where the target is positioned. */
function makeContainingBlock(target: HTMLElement): (() => void) | undefined {
  if (getComputedStyle(target).position !== "static") return;
  const before = target.style.position;
  target.style.position = "relative";
  return () => {
    target.style.position = before;
  };
}

function createFrame(source: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.src = source;
  frame.title = loaderLabels.frameTitle;
  // A browser that cannot share warns of a permission that it does not know.
  frame.allow = `clipboard-write${"share" in navigator ? ";web-share" : ""}`;
  frame.style.cssText = "display:block;width:100%;height:100%;border:0";
  return frame;
}
