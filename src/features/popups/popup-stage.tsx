"use client";

import { useAtomValue } from "jotai";
import { useMemo, useRef, useState } from "react";
import type { Popup, PopupItem } from "@/contract/api/popups";
import { hiddenPopupCookie, shownPopupCookie } from "@/lib/popup-cookie";
import { type PopupDevice, popupsDue } from "@/lib/popups-due";
import { openPanelAtom } from "@/state/open-panel";
import { deviceOf, visitOf } from "./load-popups";
import { PopupCards } from "./popup-cards";
import { type PopupSource, popupSource, useDecoded } from "./popup-picture";
import type { PopupSettings } from "./popup-settings";
import { PopupSheet } from "./popup-sheet";
import { useEscape } from "./use-escape";
import { useIsInFrame } from "./use-is-in-frame";
import { usePopupFocus } from "./use-popup-focus";
import { useViewport, type Viewport } from "./use-viewport";

interface PopupStageProps {
  popups: readonly Popup[];
  path: string;
  settings: PopupSettings;
}

/**
 * Spec §4: one popup at a time in the order of weight, on phones always; a GRID's all at once. Each is shown once its
 * picture is decoded, never as an empty box.
 */
// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default function PopupStage({ popups, path, settings }: PopupStageProps) {
  const viewport = useViewport();
  const device = deviceOf(viewport.width);
  const type = device === "PC" ? settings.type : "LAYER";
  const { arrived, remaining, close } = useDuePopups(popups, path, device);
  const isPageFree = useIsPageFree();
  const atOnce = type === "GRID" ? remaining.length : 1;
  const coming = remaining.slice(0, atOnce);
  const sourceIn = (popup: Popup) => (item: PopupItem) => popupSource(item, popup, device, type);
  // The next one's picture too: it comes as soon as this one is closed.
  const decoded = useDecoded(remaining.slice(0, atOnce + 1).flatMap(firstPicture(sourceIn)));
  const open = isPageFree && coming.every(({ id }) => decoded.has(id)) ? coming : [];
  const first = open[0];
  const isModal = settings.isDimmed && type === "LAYER";
  const stage = useRef<HTMLDivElement>(null);
  useEscape(first && (() => close(first.id)));
  usePopupFocus(stage, { firstId: first?.id, isModal });
  if (!first) return null;

  const boxOf = (popup: Popup) => ({
    popup,
    isModal,
    sourceOf: (item: PopupItem) => (decoded.get(popup.id) ? sourceIn(popup)(item) : null),
    onClose: () => close(popup.id),
    onHideToday: (isHidden: boolean) => hideToday(popup.id, isHidden),
  });
  return (
    <div ref={stage} className="pointer-events-none fixed inset-0 z-popup">
      {settings.isDimmed && (
        <div className="absolute inset-0 bg-gray-1000/40 transition-opacity duration-place starting:opacity-0" />
      )}
      {device === "MOBILE" ? (
        <PopupSheet
          key={first.id}
          {...boxOf(first)}
          bottom={spaceBelow(viewport)}
          turn={{ number: arrived.indexOf(first) + 1, count: arrived.length }}
        />
      ) : (
        // What is closed leaves a gap: the others must not move away under the pointer.
        <PopupCards
          popups={type === "GRID" ? arrived : open}
          open={open}
          {...{ boxOf, viewport, settings, type, isModal }}
        />
      )}
    </div>
  );
}

/** False while something lies over the page, or somebody is at work in a frame of it. */
function useIsPageFree(): boolean {
  const isInFrame = useIsInFrame();
  return useAtomValue(openPanelAtom) === "none" && !isInFrame;
}

/** What books stays free, below a sheet. */
const spaceBelow = ({ height, booking }: Viewport) => (booking ? height - booking.top : 0);

const firstPicture = (sourceIn: (popup: Popup) => (item: PopupItem) => PopupSource) => (popup: Popup) =>
  popup.popupItems.slice(0, 1).map((item) => ({ id: popup.id, source: sourceIn(popup)(item) }));

/** What was to be shown when the visitor came here, and what of it is not closed yet. */
function useDuePopups(popups: readonly Popup[], path: string, device: PopupDevice) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is closed from then on has had its place
  const arrived = useMemo(
    () => popupsDue(popups, visitOf(path, device)).filter(({ id }) => !closed.has(id)),
    [popups, path, device],
  );
  const close = (id: number) => setClosed((before) => new Set([...before, id]));
  return {
    arrived,
    remaining: arrived.filter(({ id }) => !closed.has(id)),
    close,
  };
}

function hideToday(id: number, isHidden: boolean): void {
  const isSecure = location.protocol === "https:";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = isHidden ? hiddenPopupCookie(id, new Date(), isSecure) : shownPopupCookie(id);
}
