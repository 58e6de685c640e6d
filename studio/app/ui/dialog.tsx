import XIcon from "@lucide/icons/icons/x";
import clsx from "clsx";
import { atom, useSetAtom } from "jotai";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { Icon } from "@/ui/icon";
import { labels } from "../labels";

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Pressed by Enter as well; none where what it holds is a form of its own. */
  onSubmit?: () => void;
  isWide?: boolean;
  foot: ReactNode;
  children: ReactNode;
}

/** How many dialogs are open. */
export const openDialogsAtom = atom(0);

/** A dialog with its foot; Escape and a press beside it close it. */
export function Dialog({ title, onClose, onSubmit, isWide = false, foot, children }: DialogProps) {
  useEscapeWithoutFocus(onClose);
  const setOpenDialogs = useSetAtom(openDialogsAtom);
  useEffect(() => {
    setOpenDialogs((count) => count + 1);
    return () => setOpenDialogs((count) => count - 1);
  }, [setOpenDialogs]);
  const Body = onSubmit ? "form" : "div";
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={(isOpen) => isOpen || onClose()}>
      <Modal className={isWide ? "dlg wide-dlg" : "dlg"}>
        <AriaDialog className="dlg-in">
          <Body
            className="dlg-in"
            onSubmit={(event: FormEvent) => {
              if (!onSubmit) return;
              event.preventDefault();
              onSubmit();
            }}
          >
            <div className="dlg-h">
              <Heading slot="title" className="t2">
                {title}
              </Heading>
              <button type="button" className="btn bare sq end" aria-label={labels.close} onClick={onClose}>
                <Icon of={XIcon} size={16} />
              </button>
            </div>
            <div className="dlg-b">{children}</div>
            <div className="dlg-f">{foot}</div>
          </Body>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A button that is off while its press is on its way loses the focus, and with it the dialog's Escape. */
function useEscapeWithoutFocus(onClose: () => void) {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === "Escape" && target === document.body) latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

interface DialogFootProps {
  /** Of the button that leaves everything as it is. */
  keep: string;
  onClose: () => void;
  submit: string;
  isDisabled: boolean;
  className?: string;
}

/** What a dialog asks: leave it, or do it. */
export const DialogFoot = ({ keep, onClose, submit, isDisabled, className }: DialogFootProps) => (
  <>
    <button type="button" className="btn line h40" onClick={onClose}>
      {keep}
    </button>
    <button type="submit" className={clsx("btn h40", className)} disabled={isDisabled}>
      {submit}
    </button>
  </>
);
