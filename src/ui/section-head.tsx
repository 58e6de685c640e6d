import { clsx } from "clsx";
import type { ReactNode } from "react";

interface SectionHeadProps {
  title: ReactNode;
  /** One sentence that says something the title does not. */
  description?: ReactNode;
  /** A link on the title's baseline, in `moreLinkClass`. */
  more?: ReactNode;
  /** side: the title stands in the left third, beside its section (theme variant). */
  variant?: "top" | "side";
  id?: string;
}

/** The title over a section, or beside it. */
export function SectionHead({ title, description, more, variant = "top", id }: SectionHeadProps) {
  const isSide = variant === "side";
  return (
    <div
      className={clsx(
        "grid grid-cols-[1fr_auto] items-baseline gap-x-6",
        isSide
          ? "mb-6 @min-[760px]/col:mb-0 @min-[760px]/col:block @min-[760px]/col:border-line-strong @min-[760px]/col:border-t @min-[760px]/col:pt-[18px]"
          : "mb-head",
      )}
    >
      <h2 id={id} className={isSide ? "text-d2" : "text-h2"}>
        {title}
      </h2>
      {more && <div className="-my-[9px]">{more}</div>}
      {description && <p className="col-span-full mt-0.5 text-ink-2">{description}</p>}
    </div>
  );
}
