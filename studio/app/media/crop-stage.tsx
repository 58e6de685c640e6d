import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { Media } from "@/contract/studio/media";
import { type Crop, MEDIA_SHAPES, type MediaShape } from "@/contract/studio/media-shapes";
import { ARROWS, grownCrop, movedCrop, stageSize, stretchedCrop } from "./crop-moves";
import { mediaLabels } from "./labels";
import { Picture } from "./picture";

/** Of the picture's width, a press of a key; with Shift. */
const STEP = 0.01;
const LONG_STEP = 0.05;
const GROWTH: Record<string, number> = { "+": 1, "=": 1, "-": -1, _: -1 };

interface CropStageProps {
  media: Pick<Media, "url" | "width" | "height">;
  shape: MediaShape;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** A picture under the frame of what is cut out of it: dragged, stretched at its corner, or moved by keys. */
export function CropStage({ media, shape, crop, onChange }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number; crop: Crop; isCorner: boolean } | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = Math.max(1, Math.round(media.width * (event.shiftKey ? LONG_STEP : STEP)));
    const arrow = ARROWS[event.key];
    const growth = GROWTH[event.key];
    if (!arrow && !growth) return;
    event.preventDefault();
    if (arrow) onChange(movedCrop(media, crop, shape, { x: arrow.x * step, y: arrow.y * step }));
    if (growth) onChange(grownCrop(media, crop, shape, growth * step * 2));
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const isCorner = (event.target as HTMLElement).dataset.corner !== undefined;
    drag.current = { x: event.clientX, y: event.clientY, crop, isCorner };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag.current || !stage.current) return;
    const scale = media.width / stage.current.clientWidth;
    const by = { x: (event.clientX - drag.current.x) * scale, y: (event.clientY - drag.current.y) * scale };
    const { crop: start, isCorner } = drag.current;
    onChange(isCorner ? stretchedCrop(media, start, shape, by.x) : movedCrop(media, start, shape, by));
  };
  const onPointerEnd = () => {
    drag.current = null;
  };
  const { size } = MEDIA_SHAPES[shape];
  return (
    <div className="md-stage" ref={stage} style={stageSize(media)}>
      <Picture url={media.url} width={1280} />
      <button
        type="button"
        className="md-frame"
        style={{
          left: percent(crop.x / media.width),
          top: percent(crop.y / media.height),
          width: percent(crop.width / media.width),
          height: percent(crop.height / media.height),
        }}
        aria-label={mediaLabels.frame(
          mediaLabels.shapeNames[shape],
          size?.width ?? crop.width,
          size?.height ?? crop.height,
        )}
        onPointerCancel={onPointerEnd}
        onPointerUp={onPointerEnd}
        {...{ onKeyDown, onPointerDown, onPointerMove }}
      >
        <span className="md-corner" data-corner aria-hidden />
      </button>
    </div>
  );
}

const percent = (part: number) => `${part * 100}%`;
