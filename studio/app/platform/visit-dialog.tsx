import { useState } from "react";
import type { PlatformClinic } from "@/contract/studio/platform";
import { failureText } from "../api";
import { Dialog, DialogFoot } from "../ui/dialog";
import { platformLabels } from "./labels";
import { useVisit } from "./use-clinics";

const words = platformLabels.visiting;

interface VisitDialogProps {
  clinic: Pick<PlatformClinic, "id" | "name">;
  onOpen: () => void;
  onClose: () => void;
}

/** Opens a clinic as its agency, with a reason that its owner reads. */
export function VisitDialog({ clinic: { id, name }, onOpen, onClose }: VisitDialogProps) {
  const [reason, setReason] = useState("");
  const visit = useVisit(id, onOpen);
  const isReady = reason.trim().length > 1 && !visit.isPending;
  return (
    <Dialog
      title={words.title(name)}
      onClose={onClose}
      onSubmit={() => isReady && visit.mutate(reason.trim())}
      foot={<DialogFoot keep={words.keep} onClose={onClose} submit={words.submit} isDisabled={!isReady} />}
    >
      <p className="t4">{words.hint}</p>
      <label className="field">
        <span>{words.reason}</span>
        <input
          className="input"
          maxLength={200}
          placeholder={words.placeholder}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      {visit.isError && (
        <p className="note badn" role="alert">
          {failureText(visit.error)}
        </p>
      )}
    </Dialog>
  );
}
