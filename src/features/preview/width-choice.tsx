import { previewLabels } from "@/labels/preview";

const DEVICE_WIDTHS_PX = [360, 768, 1024];

interface WidthChoiceProps {
  /** In pixels; null: as wide as the window. */
  width: number | null;
  onChoose: (width: number | null) => void;
}

/** The page at a device's width. */
export function WidthChoice({ width, onChoose }: WidthChoiceProps) {
  return (
    <fieldset className="pv-widths">
      <legend className="sr-only">{previewLabels.width.legend}</legend>
      {[null, ...DEVICE_WIDTHS_PX].map((choice) => (
        <label key={choice ?? "full"} className="pv-choice">
          <input type="radio" name="width" checked={choice === width} onChange={() => onChoose(choice)} />
          {choice === null ? previewLabels.width.full : previewLabels.width.pixels(choice)}
        </label>
      ))}
    </fieldset>
  );
}
