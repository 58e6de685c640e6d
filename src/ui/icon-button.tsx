import { clsx } from "clsx";
import type { ComponentProps } from "react";

interface IconButtonProps extends ComponentProps<"button"> {
  /** What it does, for those who do not see the icon. */
  label: string;
}

/** The classes of a square target of 44 pixels around one icon. What it opens may be on its way: the press shows at once. */
export const iconButtonClass =
  "relative grid size-11 shrink-0 place-items-center rounded-btn transition-colors duration-colour hover:bg-accent-soft aria-expanded:bg-accent-soft";

/** One icon, 44 pixels wide and high. */
export function IconButton({ label, className, type = "button", ...rest }: IconButtonProps) {
  return <button type={type} aria-label={label} className={clsx(iconButtonClass, className)} {...rest} />;
}

/** The 9 px mark that says there is something inside; its words stand in the control's label. */
export function Dot() {
  return (
    <span
      aria-hidden
      className="absolute top-2 right-[7px] size-[9px] rounded-full bg-red-600 outline-2 outline-ground"
    />
  );
}
