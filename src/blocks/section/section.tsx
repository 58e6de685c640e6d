import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { ThemeVariants } from "@/contract/tenant/theme";
import { SectionHead } from "@/ui/section-head";

interface SectionProps {
  title: string;
  description?: string | null;
  /** A MoreLink. */
  more?: ReactNode;
  variant: ThemeVariants["sectionHead"];
  /** A tinted band over the whole width. */
  isBand?: boolean;
  className?: string;
  children: ReactNode;
}

/** One section of a page under, or beside, its title. */
export function Section({
  title,
  description,
  more,
  variant,
  isBand = false,
  className,
  children,
}: SectionProps) {
  const head = <SectionHead title={title} description={description} more={more} variant={variant} />;
  return (
    <section
      data-reveal=""
      className={clsx("mt-section", isBand && "bg-ground-2 py-[calc(var(--space-section)*.7)]", className)}
    >
      {variant === "side" ? (
        <div className="wrap @min-[760px]/col:grid @min-[760px]/col:grid-cols-[4fr_8fr] @min-[760px]/col:gap-x-10">
          {head}
          {/* A list that opens with its own line lays it over this one. */}
          <div className="min-w-0 @min-[760px]/col:border-line-strong @min-[760px]/col:border-t @min-[760px]/col:[&>*]:-mt-px">
            {children}
          </div>
        </div>
      ) : (
        <div className="wrap">
          {head}
          {children}
        </div>
      )}
    </section>
  );
}
