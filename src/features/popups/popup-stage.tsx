"use client";

import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useMemo, useRef, useState } from "react";
import type { Popup } from "@/contract/api/popups";
import { placeClearOf } from "@/lib/popup-clearance";
import { hiddenPopupCookie, shownPopupCookie } from "@/lib/popup-cookie";
import { type PopupDevice, popupsDue } from "@/lib/popups-due";
import { openPanelAtom } from "@/state/open-panel";
import { type AskedPopups, deviceOf } from "./load-popups";
import { placeable } from "./placeable";
import { PopupCard } from "./popup-card";
import { popupQueryClient, popupsQuery } from "./popup-query";
import type { PopupSettings } from "./popup-settings";
import { useEscape } from "./use-escape";
import { useIsInFrame } from "./use-is-in-frame";
import { usePopupFocus } from "./use-popup-focus";
import { useViewport } from "./use-viewport";

const NONE: readonly Popup[] = [];

interface PopupStageProps {
  asked: AskedPopups;
  path: string;
  settings: PopupSettings;
}

// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default function PopupStage(props: PopupStageProps) {
  const [client] = useState(popupQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Stage {...props} />
    </QueryClientProvider>
  );
}

/** Spec §4: one popup at a time in the order of weight, on phones always; a GRID's all at once. */
function Stage({ asked, path, settings }: PopupStageProps) {
  const { data = NONE } = useQuery(popupsQuery(asked));
  const viewport = useViewport();
  const device = deviceOf(viewport.width);
  const type = device === "PC" ? settings.type : "LAYER";
  const { arrived, remaining, close } = useDuePopups(data, path, device);
  const isInFrame = useIsInFrame();
  const isPageFree = useAtomValue(openPanelAtom) === "none" && !isInFrame;
  const open = isPageFree ? (type === "GRID" ? remaining : remaining.slice(0, 1)) : [];
  const first = open[0];
  const isModal = settings.isDimmed && type === "LAYER";
  const stage = useRef<HTMLDivElement>(null);
  useEscape(first && (() => close(first.id)));
  usePopupFocus(stage, { firstId: first?.id, isModal });
  if (!first) return null;

  // What is closed leaves a gap: the others must not move away under the pointer.
  const placed = type === "GRID" ? arrived : open;
  const places = placeClearOf(
    viewport.booking,
    placed.map((popup) => placeable(popup, device, type)),
    {
      viewport,
      panelWidth: isModal ? 0 : viewport.panelWidth,
      columns: settings.columns,
      offsets: settings.offsets,
    },
  );
  return (
    <div ref={stage} className="pointer-events-none fixed inset-0 z-popup">
      {settings.isDimmed && <div className="absolute inset-0 bg-gray-1000/40" />}
      {placed.map((popup, index) => {
        const place = places[index];
        if (!place || !open.includes(popup)) return null;
        return (
          <PopupCard
            key={popup.id}
            popup={popup}
            device={device}
            place={place}
            // Where popups overlap, the one that Escape closes lies on top.
            layer={placed.length - index}
            isModal={isModal}
            onClose={() => close(popup.id)}
            onHideToday={(isHidden) => hideToday(popup.id, isHidden)}
          />
        );
      })}
    </div>
  );
}

/** What was to be shown when the visitor came here, and what of it is not closed yet. */
function useDuePopups(popups: readonly Popup[], path: string, device: PopupDevice) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is closed from then on has had its place
  const arrived = useMemo(
    () => popupsDue(popups, { path, device, cookies: document.cookie }).filter(({ id }) => !closed.has(id)),
    [popups, path, device],
  );
  const close = (id: number) => setClosed(new Set([...closed, id]));
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
