import { Dialog, DialogFoot } from "../../ui/dialog";
import { contentLabels } from "../labels";

interface AskDialogProps {
  title: string;
  text: string;
  submit: string;
  isPending: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks before something is thrown away. */
export const AskDialog = ({ title, text, submit, isPending, onSubmit, onClose }: AskDialogProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    onSubmit={onSubmit}
    foot={<DialogFoot keep={contentLabels.keep} onClose={onClose} submit={submit} isDisabled={isPending} />}
  >
    <p>{text}</p>
  </Dialog>
);
