import { clsx } from "clsx";
import type { ReactNode } from "react";

const TONES = {
  plain: "bg-surface text-ink",
  warm: "bg-secondary-1 text-secondary-2",
  leaf: "bg-tertiary-1 text-tertiary-2",
  fill: "bg-accent text-on-accent",
  soft: "bg-accent-soft text-primary-700",
};

interface BadgeProps {
  tone?: keyof typeof TONES;
  className?: string;
  children: ReactNode;
}

/** A short word on a picture or beside a name; at most one on a card. */
export function Badge({ tone = "plain", className, children }: BadgeProps) {
  return (
    <span className={clsx("inline-flex h-6 items-center rounded-s px-2 text-label5", TONES[tone], className)}>
      {children}
    </span>
  );
}
