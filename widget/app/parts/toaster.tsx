import CircleCheckIcon from "@lucide/icons/icons/circle-check";
import InfoIcon from "@lucide/icons/icons/info";
import XIcon from "@lucide/icons/icons/x";
import { clsx } from "clsx";
import { useAtom } from "jotai";
import { useCallback, useEffect, useState } from "react";
import { TOAST_CLOSE_ANIMATION_MS, TOAST_DISMISS_MS } from "@/config/toast";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { useWords } from "../data/use-words";
import { type Toast, toastsAtom } from "../state/toasts";

/** Spec §4: some time after the list changed its first toast closes; each can be closed by hand. */
export function Toaster() {
  const [toasts, setToasts] = useAtom(toastsAtom);
  const [closingId, setClosingId] = useState<string | null>(null);
  const firstId = toasts[0]?.id;

  useEffect(() => {
    if (firstId === undefined) return;
    const timer = setTimeout(() => setClosingId(firstId), TOAST_DISMISS_MS);
    return () => clearTimeout(timer);
  }, [firstId]);

  useEffect(() => {
    if (closingId === null) return;
    const remove = () => {
      setToasts((all) => all.filter(({ id }) => id !== closingId));
      setClosingId(null);
    };
    const timer = setTimeout(remove, TOAST_CLOSE_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [closingId, setToasts]);

  const close = useCallback((id: string) => setClosingId(id), []);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-5 bottom-40 z-toast grid justify-items-center gap-2"
    >
      {toasts.map((toast) => (
        <ToastRow key={toast.id} toast={toast} isClosing={toast.id === closingId} onClose={close} />
      ))}
    </div>
  );
}

interface ToastRowProps {
  toast: Toast;
  isClosing: boolean;
  onClose: (id: string) => void;
}

function ToastRow({ toast, isClosing, onClose }: ToastRowProps) {
  const { closeToast } = useWords();
  const act = () => {
    toast.action?.run();
    onClose(toast.id);
  };
  return (
    <div
      className={clsx(
        "pointer-events-auto flex min-h-14 w-full max-w-80 items-center gap-3 rounded-m bg-ink py-2 pr-2 pl-[18px] text-b4 text-ground transition-opacity duration-[300ms]",
        isClosing && "opacity-0",
      )}
    >
      <Icon of={toast.kind === "success" ? CircleCheckIcon : InfoIcon} />
      <p className="flex-1">{toast.description}</p>
      {toast.action && (
        <button
          type="button"
          onClick={act}
          className="min-h-11 whitespace-nowrap px-2 text-button3 underline underline-offset-4"
        >
          {toast.action.label}
        </button>
      )}
      <IconButton label={closeToast} onClick={() => onClose(toast.id)} className="hover:bg-ink-2">
        <Icon of={XIcon} size={16} />
      </IconButton>
    </div>
  );
}
