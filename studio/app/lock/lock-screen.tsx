import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import type { StaffAccount } from "@/contract/studio/people";
import { labels } from "../labels";
import { SignInForms } from "../session/sign-in-forms";
import { lockLabels } from "./labels";

/** Over everything until somebody comes in, by passkey or by SMS; who does is who acts from then on. */
export const LockScreen = ({ onIn }: { onIn: (account: StaffAccount) => void }) => (
  // A dialog that is open beneath would take the focus back, but for the mark.
  <ModalOverlay className="door lock" isOpen isKeyboardDismissDisabled data-react-aria-top-layer>
    <Modal>
      <Dialog className="door-in">
        <p className="t2">{labels.product}</p>
        <div>
          <Heading slot="title" level={1} className="t1">
            {lockLabels.title}
          </Heading>
          <p className="t4 soft">{lockLabels.hint}</p>
        </div>
        <SignInForms passkeyLabel={lockLabels.open} isFocused onIn={onIn} />
      </Dialog>
    </Modal>
  </ModalOverlay>
);
