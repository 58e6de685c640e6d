import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** The classes of a chip; aria-pressed or aria-current fills it. */
export const chipClass = clsx(
  "inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-chip px-4 text-label3 text-ink-2",
  "shadow-[inset_0_0_0_1px_var(--line)] transition-colors duration-colour hover:shadow-[inset_0_0_0_1px_var(--line-strong)]",
  "aria-pressed:bg-accent aria-pressed:text-on-accent aria-pressed:shadow-none",
  "aria-[current]:bg-accent aria-[current]:text-on-accent aria-[current]:shadow-none",
);

/** A choice that is on or off. */
export function Chip({
  isOn,
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & { isOn?: boolean }) {
  return <button type={type} aria-pressed={isOn} className={clsx(chipClass, className)} {...rest} />;
}

/** A chip that leads to another page. */
export function ChipLink({ className, ...rest }: ComponentProps<"a">) {
  return <a className={clsx(chipClass, className)} {...rest} />;
}
