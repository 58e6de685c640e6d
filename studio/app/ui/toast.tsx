import { atom, useAtom, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useKeys } from "../keys/use-keys";
import { labels } from "../labels";

interface Toast {
  text: string;
  isBad?: boolean;
  undo?: () => void;
}

const SHOWN_MS = 8000;
const toastAtom = atom<Toast | null>(null);

/** Says what was done, or why it was not. */
export const useToast = (): ((toast: Toast) => void) => useSetAtom(toastAtom);

/** The last message, at the lower left for eight seconds, with the way back where there is one. */
export function ToastPlace() {
  const [toast, setToast] = useAtom(toastAtom);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, setToast]);
  const undo = () => {
    setToast(null);
    toast?.undo?.();
  };
  useKeys({ z: toast?.undo && undo });
  return (
    <div className="toast-place" role="status" aria-live="polite">
      {toast && (
        <div className={toast.isBad ? "toast badt" : "toast"}>
          <span className="grow">{toast.text}</span>
          {toast.undo && (
            <button type="button" className="btn bare" onClick={undo}>
              {labels.undo} <kbd>Z</kbd>
            </button>
          )}
        </div>
      )}
    </div>
  );
}
