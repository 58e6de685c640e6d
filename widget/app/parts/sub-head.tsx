import type { ReactNode } from "react";

interface SubHeadProps {
  id?: string;
  /** small: on a panel's start screen. */
  size?: "small" | "medium";
  children: string;
  /** Words or a link at the right, on the title's baseline. */
  aside?: ReactNode;
}

/** The title of a part of a screen. */
export function SubHead({ id, size = "medium", children, aside }: SubHeadProps) {
  return (
    <div className="mt-9 mb-3 flex items-baseline justify-between gap-3">
      <h2 id={id} className={size === "small" ? "text-h6" : "text-h5"}>
        {children}
      </h2>
      {aside}
    </div>
  );
}
