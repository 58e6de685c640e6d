import CheckIcon from "@lucide/icons/icons/check";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon";

interface CheckBoxProps extends Omit<ComponentProps<"input">, "type"> {
  /** radio: one of a group that shares a name. */
  kind?: "checkbox" | "radio";
  children: ReactNode;
}

/** A 20 px box with its words; the whole row is the target, 44 high at least. */
export function CheckBox({ kind = "checkbox", className, children, ...rest }: CheckBoxProps) {
  return (
    <label className={clsx("relative flex min-h-11 items-center gap-3", className)}>
      <input type={kind} className="peer sr-only" {...rest} />
      <CheckMark kind={kind} />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}

/** The drawn box of a `peer` input just before it. */
export function CheckMark({ kind = "checkbox" }: { kind?: "checkbox" | "radio" }) {
  return (
    <span
      aria-hidden
      className={clsx(
        "grid size-5 shrink-0 place-items-center bg-surface text-transparent shadow-[inset_0_0_0_1.5px_var(--gray-500)]",
        "peer-checked:bg-accent peer-checked:text-on-accent peer-checked:shadow-none",
        "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
        kind === "radio" ? "rounded-full" : "rounded-[min(var(--r-s),5px)]",
      )}
    >
      <Icon of={CheckIcon} size={14} strokeWidth={2.5} />
    </span>
  );
}
