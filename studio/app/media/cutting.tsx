import { useState } from "react";
import type { Media } from "@/contract/studio/media";
import { CENTRE, MEDIA_SHAPE_NAMES, type MediaShape } from "@/contract/studio/media-shapes";
import { cropOf } from "./crop-moves";
import { CropStage } from "./crop-stage";
import { CutPicture } from "./cut-picture";
import { FocusStage } from "./focus-stage";
import { mediaLabels } from "./labels";
import type { MediaForm } from "./use-media-form";

interface CuttingProps {
  media: Media;
  form: MediaForm["form"];
  onChange: MediaForm["change"];
}

/** What every cut keeps, and each shape cut by hand where that is not enough. */
export function Cutting({ media, form, onChange }: CuttingProps) {
  const [shape, setShape] = useState<MediaShape | null>(null);
  const { focus, crops } = form;
  const isCentred = focus.x === CENTRE.x && focus.y === CENTRE.y;
  return (
    <>
      <div className="row wrapit between">
        <fieldset className="seg" aria-label={mediaLabels.shapeChoice}>
          {[null, ...MEDIA_SHAPE_NAMES].map((each) => (
            <button
              key={each ?? "focus"}
              type="button"
              aria-pressed={shape === each}
              onClick={() => setShape(each)}
            >
              {each ? mediaLabels.shapes[each] : mediaLabels.focus}
            </button>
          ))}
        </fieldset>
        {shape === null && !isCentred && (
          <button type="button" className="btn bare" onClick={() => onChange({ focus: CENTRE })}>
            {mediaLabels.centre}
          </button>
        )}
        {shape && crops[shape] && (
          <button
            type="button"
            className="btn bare"
            onClick={() => onChange({ crops: { ...crops, [shape]: undefined } })}
          >
            {mediaLabels.byFocus}
          </button>
        )}
      </div>
      {shape ? (
        <CropStage
          media={media}
          shape={shape}
          crop={cropOf(media, form, shape)}
          onChange={(crop) => onChange({ crops: { ...crops, [shape]: crop } })}
        />
      ) : (
        <FocusStage media={media} focus={focus} onChange={(next) => onChange({ focus: next })} />
      )}
      <p className="hint">{shape ? mediaLabels.cropHint : mediaLabels.focusHint}</p>
      <ul className="md-cuts" aria-label={mediaLabels.cuts}>
        {MEDIA_SHAPE_NAMES.map((each) => (
          <li key={each}>
            <CutPicture media={media} crop={cropOf(media, form, each)} />
            <span className="t5">
              {mediaLabels.shapePlaces[each]}
              {crops[each] && ` · ${mediaLabels.byHand}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
