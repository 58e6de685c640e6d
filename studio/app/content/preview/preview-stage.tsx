import type { Devices } from "./device-choice";
import { previewLabels } from "./labels";
import { PreviewDevice } from "./preview-device";

interface PreviewStageProps {
  devices: Devices;
  /** How many fields are typed and cannot be seen before they are saved. */
  onMissed?: (count: number) => void;
}

/** The site on the chosen devices: a phone stands over the right edge of a desktop. */
export function PreviewStage({ devices, onMissed }: PreviewStageProps) {
  return (
    <div className="pw-stage" data-devices={devices}>
      {devices !== "phone" && <PreviewDevice device="desktop" onMissed={onMissed} />}
      {devices !== "desktop" && <PreviewDevice device="phone" onMissed={onMissed} />}
    </div>
  );
}

/** No address for the frame: the way to another try. */
export const PreviewFailed = ({ onRetry }: { onRetry: () => void }) => (
  <p className="note badn" role="alert">
    {previewLabels.failed}
    <button type="button" className="btn line" onClick={onRetry}>
      {previewLabels.retry}
    </button>
  </p>
);
