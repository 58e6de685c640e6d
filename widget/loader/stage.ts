import type { WidgetInitOptions } from "@/contract/widget/loader-api";
import { createCover } from "./cover";
import { loaderLabels } from "./labels";
import { enterModal } from "./modal";
import { type Mode, type Position, paint, watchMode } from "./place";

interface StageOptions {
  source: string;
  onDismiss: () => void;
  /** The viewport has moved the widget from its target to a sheet, or back. */
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
  const look = { mode: "fill" as Mode, position, isOpen: false, isReady: false, contentHeightPx: 0 };
  let leaveModal: (() => void) | null = null;
  let opener: Element | null = null;

  container.dataset.clinicWidget = position;
  const restoreHome = position === "panel" ? makeContainingBlock(home) : () => undefined;
  sheet.append(frame, cover.element);
  container.append(sheet);
  home.append(container);

  const isModal = () => look.mode !== "fill";
  function update() {
    paint(container, sheet, look);
    cover.setShown(isModal() && !look.isReady);
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
    if (isChange) onModeChange();
  });

  const { contentWindow } = frame;
  if (!contentWindow) throw new Error("ClinicWidget init: the target is not in the document");

  return {
    peer: contentWindow,
    isModalPlace: isModal,
    onLoad: (listener: () => void) => frame.addEventListener("load", listener),
    setReady() {
      look.isReady = true;
      update();
      if (look.isOpen) frame.focus();
    },
    setFailed: cover.setFailed,
    setContentHeight(heightPx: number) {
      look.contentHeightPx = heightPx;
      update();
    },
    open() {
      if (!look.isOpen) opener = document.activeElement;
      look.isOpen = true;
      update();
      if (look.isReady || !isModal()) frame.focus();
      else cover.focus();
    },
    close() {
      if (!look.isOpen) return;
      const wasModal = isModal();
      look.isOpen = false;
      update();
      if (wasModal && opener instanceof HTMLElement) opener.focus();
      opener = null;
    },
    destroy() {
      look.isOpen = false;
      update();
      stopWatching();
      container.remove();
      restoreHome();
    },
  };
}

function findTarget(target: WidgetInitOptions["target"]): HTMLElement {
  const element = typeof target === "string" ? document.querySelector(target) : target;
  if (element instanceof HTMLElement) return element;
  throw new TypeError("ClinicWidget init: position panel and inline need a target element");
}

/** The container fills its target only where the target is positioned. */
function makeContainingBlock(target: HTMLElement): () => void {
  if (getComputedStyle(target).position !== "static") return () => undefined;
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
  frame.allow = "share" in navigator ? "web-share; clipboard-write" : "clipboard-write";
  Object.assign(frame.style, { display: "block", width: "100%", height: "100%", border: "0" });
  return frame;
}
