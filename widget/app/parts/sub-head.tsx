import type { ReactNode } from "react";

interface SubHeadProps {
  id?: string;
  children: string;
  /** Words or a link at the right, on the title's baseline. */
  aside?: ReactNode;
}

/** The title of a part of a screen. */
export function SubHead({ id, children, aside }: SubHeadProps) {
  return (
    <div className="mt-9 mb-3 flex items-baseline justify-between gap-3">
      <h2 id={id} className="text-h5">
        {children}
      </h2>
      {aside}
    </div>
  );
}
