import { clsx } from "clsx";
import type { ComponentProps } from "react";

export interface ButtonStyle {
  /** fill books, and stands once on a screen; line is everything else. */
  look?: "fill" | "line";
  /** 44, 48, 52 or 56 pixels high. */
  size?: "small" | "medium" | "large" | "tall";
  isWide?: boolean;
}

const LOOKS = {
  fill: "bg-accent text-on-accent hover:bg-accent-hover disabled:bg-gray-100 disabled:text-gray-500",
  line: "shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-accent-soft disabled:text-gray-500 disabled:bg-transparent",
};
const SIZES = {
  small: "min-h-11 px-4 text-button3",
  medium: "min-h-12 px-6 text-button2",
  large: "min-h-13 px-6 text-button2",
  tall: "min-h-14 px-6 text-button2",
};

/** The classes of a button, for a link that looks like one. */
export function buttonClass({ look = "fill", size = "medium", isWide = false }: ButtonStyle = {}) {
  return clsx(
    "inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-btn transition-colors duration-colour",
    LOOKS[look],
    SIZES[size],
    isWide && "w-full",
  );
}

/** A button of the house. */
export function Button({
  look,
  size,
  isWide,
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & ButtonStyle) {
  return <button type={type} className={clsx(buttonClass({ look, size, isWide }), className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, isWide, className, ...rest }: ComponentProps<"a"> & ButtonStyle) {
  return <a className={clsx(buttonClass({ look, size, isWide }), className)} {...rest} />;
}

/** The classes of a quiet link that leads on, at the right of a section's title. */
export const moreLinkClass =
  "inline-flex min-h-11 items-center gap-1 whitespace-nowrap text-label3 text-ink-2 underline-offset-4 hover:text-ink hover:underline";
