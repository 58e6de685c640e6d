import { useState } from "react";
import { previewLabels } from "@/labels/preview";
import { pageDocument } from "./frame";

/** The page that is being looked at, once more, as wide as a device. */
export function DeviceFrame({ width }: { width: number }) {
  // As it was when the frame was opened: within it one moves about by oneself.
  const [address] = useState(() => pageDocument().location.href);
  return (
    <div className="pv-device">
      <iframe title={previewLabels.width.frame(width)} src={address} style={{ width }} />
    </div>
  );
}
