import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { Focus } from "@/contract/api/values";
import type { Media } from "@/contract/studio/media";
import { ARROWS, movedFocus, stageSize } from "./crop-moves";
import { mediaLabels } from "./labels";
import { Picture } from "./picture";

const LONG_STEP = 5;
const WHOLE = 100;

interface FocusStageProps {
  media: Pick<Media, "url" | "width" | "height">;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** A picture with the point that every cut keeps: pressed, dragged, or moved by arrows. */
export function FocusStage({ media, focus, onChange }: FocusStageProps) {
  const point = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const put = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const place = { x: ((clientX - left) / width) * WHOLE, y: ((clientY - top) / height) * WHOLE };
    onChange(movedFocus(place, { x: 0, y: 0 }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : 1;
    onChange(movedFocus(focus, { x: arrow.x * step, y: arrow.y * step }));
  };
  return (
    <div
      className="md-stage md-point"
      style={stageSize(media)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        isPressed.current = true;
        put(event);
      }}
      onPointerMove={(event) => isPressed.current && put(event)}
      onPointerUp={() => {
        isPressed.current = false;
        point.current?.focus({ preventScroll: true });
      }}
      onPointerCancel={() => {
        isPressed.current = false;
      }}
    >
      <Picture url={media.url} width={1280} />
      <button
        ref={point}
        type="button"
        className="md-focus"
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        aria-label={mediaLabels.focusAt(focus.x, focus.y)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
