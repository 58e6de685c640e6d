import type { WidgetInitOptions } from "@/contract/widget/loader-api";
import { createCover } from "./cover";
import { loaderLabels } from "./labels";
import { enterModal } from "./modal";
import { findHome, type Look, paint, positionOf, watchMode } from "./place";

interface StageOptions {
  source: string;
  onDismiss: () => void;
  /** The widget is there, and the viewport has moved the widget from its target to a sheet, or back. */
  onModeChange: () => void;
}

/** The one container with its iframe, wherever it stands. The iframe is never moved in the document: that would reload it. */
export function createStage(init: WidgetInitOptions, { source, onDismiss, onModeChange }: StageOptions) {
  const position = positionOf(init);
  const home = findHome(init);
  if (!home) throw new TypeError("ClinicWidget: no target");
  const container = document.createElement("div");
  const sheet = document.createElement("div");
  const frame = createFrame(source);
  const cover = createCover(onDismiss);
  const look: Look = { mode: "fill", position, contentHeightPx: 0 };
  let leaveModal: (() => void) | null = null;
  let opener: HTMLElement | null = null;

  container.dataset.clinicWidgetPlace = position;
  // The container fills its target only where the target is positioned.
  const isStatic = position === "panel" && getComputedStyle(home).position === "static";
  const positionBefore = home.style.position;
  if (isStatic) home.style.position = "relative";
  sheet.append(frame, cover.element);
  container.append(sheet);
  home.append(container);

  const isModal = () => look.mode !== "fill";
  function update() {
    paint(container, sheet, look);
    cover.show(isModal() && !(look.isReady && !look.isAwaited), look.hasFailed);
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
    // Whatever has the focus can take it again.
    open(from = document.activeElement as HTMLElement | null) {
      if (!look.isOpen) opener = from;
      look.isOpen = true;
      look.isAwaited = !look.isReady;
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
      if (wasModal) opener?.focus();
      opener = null;
      return true;
    },
    destroy() {
      look.isOpen = false;
      update();
      stopWatching();
      container.remove();
      if (isStatic) home.style.position = positionBefore;
    },
  };
}

function createFrame(source: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.src = source;
  frame.title = loaderLabels.frameTitle;
  // A browser that cannot share warns of a permission that it does not know.
  frame.allow = (navigator.share as unknown) ? "clipboard-write;web-share" : "clipboard-write";
  frame.style.cssText = "display:block;width:100%;height:100%;border:0";
  return frame;
}
