import InfoIcon from "@lucide/icons/icons/info";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "@/ui/icon";

interface NoteProps {
  /** warm: something changed and asks for a step. calm: good to know. */
  tone?: "warm" | "calm";
  /** What happened. */
  title?: string;
  /** What is kept, and what to do. */
  children?: ReactNode;
}

/** Words in their place, read out at once: never a toast, never a dialog. */
export function Note({ tone = "warm", title, children }: NoteProps) {
  return (
    <div
      role="alert"
      className={clsx(
        "my-3 grid grid-cols-[20px_1fr] gap-2.5 rounded-m px-4 py-3.5 text-b5",
        tone === "warm" ? "bg-secondary-1 text-yellow-700" : "bg-ground-2 text-ink-2",
      )}
    >
      <Icon of={InfoIcon} className="mt-px" />
      <div>
        {title && <strong className="font-semibold">{title}</strong>} {children}
      </div>
    </div>
  );
}
