import { commonLabels } from "@/labels/blocks";
import { Blank } from "./blank";
import { Button } from "./button";

/** A list that could not be loaded, with a button that tries again. */
export function LoadFailed({ onRetry, className }: { onRetry: () => void; className?: string }) {
  return (
    <Blank title={commonLabels.loadFailed} description={commonLabels.loadFailedHint} className={className}>
      <Button look="line" onClick={onRetry}>
        {commonLabels.retry}
      </Button>
    </Blank>
  );
}
