"use client";

import type { Popup } from "@/contract/api/popups";
import { placeClearOf } from "@/lib/popup-clearance";
import type { PopupType } from "@/lib/popup-size";
import { placeable } from "./placeable";
import { PopupCard, type PopupCardProps } from "./popup-card";
import type { PopupSettings } from "./popup-settings";
import type { Viewport } from "./use-viewport";

interface PopupCardsProps {
  /** All that have a place. */
  popups: readonly Popup[];
  open: readonly Popup[];
  boxOf: (popup: Popup) => Omit<PopupCardProps, "place" | "layer">;
  viewport: Viewport;
  settings: PopupSettings;
  type: PopupType;
  isModal: boolean;
}

/** The popups of wide screens, each at its side, clear of what books. */
export function PopupCards({ popups, open, boxOf, viewport, settings, type, isModal }: PopupCardsProps) {
  const places = placeClearOf(
    viewport.booking,
    popups.map((popup) => placeable(popup, type)),
    {
      viewport,
      panelWidth: isModal ? 0 : viewport.panelWidth,
      columns: settings.columns,
      offsets: settings.offsets,
    },
  );
  return popups.map((popup, index) => {
    const place = places[index];
    if (!place || !open.includes(popup)) return null;
    // Where popups overlap, the one that Escape closes lies on top.
    return <PopupCard key={popup.id} {...boxOf(popup)} place={place} layer={popups.length - index} />;
  });
}
