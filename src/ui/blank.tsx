import { clsx } from "clsx";
import type { ReactNode } from "react";

interface BlankProps {
  /** What was looked for, or what failed. */
  title: string;
  /** What is kept, and a way on. */
  description?: string;
  /** Chips, or one line button. */
  children?: ReactNode;
  className?: string;
}

/** Nothing here, or nothing yet: words between two hairlines, never a dead end. */
export function Blank({ title, description, children, className }: BlankProps) {
  return (
    <div className={clsx("grid justify-items-start gap-2 border-line border-y py-12", className)}>
      <p className="text-h4">{title}</p>
      {description && <p className="max-w-[34em] text-b5 text-ink-2">{description}</p>}
      {children && <div className="mt-4 flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
