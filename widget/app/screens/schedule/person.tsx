import { clsx } from "clsx";
import type { ReactNode } from "react";

interface PersonProps {
  name: string;
  /** Told to screen readers beside the name. */
  title?: string;
  /** The soonest time. */
  note: string;
  isChosen: boolean;
  onChoose: () => void;
  picture: ReactNode;
}

/** A doctor to choose, 112 wide. */
export function Person({ name, title, note, isChosen, onChoose, picture }: PersonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={clsx(
        "relative overflow-hidden rounded-m bg-surface pb-2.5 text-left",
        "after:pointer-events-none after:absolute after:inset-0 after:rounded-m after:shadow-[inset_0_0_0_1px_var(--line)]",
        "aria-pressed:after:shadow-[inset_0_0_0_2px_var(--accent)]",
      )}
    >
      {picture}
      <span className="mx-2.5 mt-2.5 block text-h6">
        {name}
        {title && <span className="sr-only"> {title}</span>}
      </span>
      <span className="mx-2.5 block text-b7 text-ink-3 tabular-nums">{note}</span>
    </button>
  );
}
