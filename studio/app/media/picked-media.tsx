import { useState } from "react";
import type { Media } from "@/contract/studio/media";
import { CENTRE, MEDIA_SHAPE_NAMES, type MediaShape } from "@/contract/studio/media-shapes";
import { can } from "@/contract/studio/roles";
import { contentLabels } from "../content/labels";
import { useClinic } from "../session/use-account";
import { cropOf } from "./crop-moves";
import { CutPicture } from "./cut-picture";
import { mediaLabels } from "./labels";
import { useSaveMedia } from "./use-media";

const words = mediaLabels.picker;

interface PickedMediaProps {
  media: Media | null;
  shape: MediaShape | null;
  /** Nothing is asked about its cut. */
  isWhole: boolean;
  onUse: (media: Media, shape: MediaShape | null) => void;
  onClose: () => void;
}

/** The picture that was chosen: how it is cut, its words where it has none yet, and the button that uses it. */
export function PickedMedia({ media, shape: first, isWhole, onUse, onClose }: PickedMediaProps) {
  const clinic = useClinic();
  const [shape, setShape] = useState(first);
  const [alt, setAlt] = useState("");
  const save = useSaveMedia((saved) => onUse(saved, shape));
  const isMissing = media !== null && media.id !== null && !media.alt && !media.isDecoration;
  const use = () => {
    if (!media) return;
    const { id, name, isDecoration, focus, crops } = media;
    // A doctor writes the own profile, and no words of the library.
    const mayWrite = can(clinic, "write-drafts", { employeeId: null });
    if (isMissing && !mayWrite) onUse({ ...media, alt }, shape);
    else if (isMissing && id !== null) save.mutate({ ...{ id, name, alt, isDecoration, focus, crops } });
    else onUse(media, shape);
  };
  return (
    <div className="md-picked">
      {!media && <p className="t5">{words.none}</p>}
      {media && !isWhole && <ShapeChoice media={media} shape={shape} onChange={setShape} />}
      {isMissing && (
        <label className="cf">
          <span className="lab">{mediaLabels.alt}</span>
          <input
            className="input"
            maxLength={200}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <span className="hint">{words.needsAlt}</span>
        </label>
      )}
      {save.error && (
        <p className="note badn" role="alert">
          {save.error.message}
        </p>
      )}
      <div className="row end">
        <button type="button" className="btn line h40" onClick={onClose}>
          {contentLabels.keep}
        </button>
        <button
          type="button"
          className="btn h40"
          disabled={!media || (isMissing && alt.trim() === "") || save.isPending}
          onClick={use}
        >
          {words.use}
        </button>
      </div>
    </div>
  );
}

interface ShapeChoiceProps {
  media: Media;
  shape: MediaShape | null;
  onChange: (shape: MediaShape | null) => void;
}

function ShapeChoice({ media, shape, onChange }: ShapeChoiceProps) {
  const whole = { x: 0, y: 0, width: media.width, height: media.height };
  // A file of the clinic's folder has no cuts.
  const shapes = media.id === null ? [] : MEDIA_SHAPE_NAMES;
  const own = media.id === null ? { focus: CENTRE, crops: {} } : media;
  return (
    <fieldset className="md-shapes" aria-label={words.shape}>
      {[null, ...shapes].map((each) => (
        <button
          key={each ?? "whole"}
          type="button"
          aria-pressed={shape === each || (shapes.length === 0 && each === null)}
          onClick={() => onChange(each)}
        >
          <CutPicture media={media} crop={each ? cropOf(media, own, each) : whole} />
          <span className="t5">{each ? mediaLabels.shapeNames[each] : mediaLabels.whole}</span>
        </button>
      ))}
    </fieldset>
  );
}
