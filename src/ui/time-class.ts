import { clsx } from "clsx";

/** Times stand four a row. */
export const TIME_GRID_CLASS = "grid grid-cols-4 gap-2";

/** A time to pick: 48 high, filled when chosen, struck through when it cannot be had. */
export const TIME_CLASS = clsx(
  "grid h-12 place-items-center rounded-chip text-label2 tabular-nums shadow-[inset_0_0_0_1px_var(--line-strong)]",
  "bg-(--widget-light,transparent) text-(--widget-light-text,var(--ink))",
  "transition-colors duration-colour hover:bg-(--widget-light-hover,var(--accent-soft))",
  "aria-pressed:bg-accent aria-pressed:text-on-accent aria-pressed:shadow-none",
  "disabled:bg-(--widget-off) disabled:font-normal disabled:text-gray-500 disabled:line-through disabled:decoration-1 disabled:shadow-none",
);
