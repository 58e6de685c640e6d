import type { ComponentProps } from "react";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "className"> {
  checked: boolean;
}

/** A row that is on or off: its words, and the switch at the right. */
export function Switch({ children, checked, ...rest }: SwitchProps) {
  return (
    <label className="relative flex min-h-14 items-center gap-3">
      <span className="min-w-0 flex-1 text-label2">{children}</span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        className="peer sr-only"
        {...rest}
      />
      <span
        aria-hidden
        className="flex h-7 w-12 shrink-0 rounded-full bg-gray-500 p-1 transition-colors duration-colour after:size-5 after:rounded-full after:bg-surface after:transition-transform after:duration-colour after:content-[''] peer-checked:bg-accent peer-checked:after:translate-x-5 peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2"
      />
    </label>
  );
}
