"use client";

import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";

/** Spec §2: a drag of more than this is not a click. */
const DRAG_THRESHOLD_PX = 3;

/** Lets a mouse pull a scrolling row. */
export function useDragScroll(row: RefObject<HTMLElement | null>) {
  const drag = useRef<{ startX: number; startScroll: number; isDrag: boolean } | null>(null);

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== "mouse" || event.button !== 0 || !row.current) return;
      drag.current = { startX: event.clientX, startScroll: row.current.scrollLeft, isDrag: false };
    },
    onPointerMove(event: PointerEvent) {
      if (!drag.current || !row.current || event.buttons !== 1) return;
      const distance = event.clientX - drag.current.startX;
      if (Math.abs(distance) > DRAG_THRESHOLD_PX) drag.current.isDrag = true;
      if (drag.current.isDrag) row.current.scrollLeft = drag.current.startScroll - distance;
    },
    onClickCapture(event: MouseEvent) {
      if (drag.current?.isDrag) {
        event.preventDefault();
        event.stopPropagation();
      }
      drag.current = null;
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
