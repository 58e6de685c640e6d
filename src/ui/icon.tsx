import type { LucideIconData } from "@lucide/icons";
import { createElement } from "react";

interface IconProps {
  /** One icon's data, imported by its own path: `@lucide/icons/icons/search`. */
  of: LucideIconData;
  /** In pixels. */
  size?: 12 | 14 | 16 | 20 | 24 | 28;
  strokeWidth?: number;
  className?: string;
}

const isStroke = ([tag, { fill }]: LucideIconData["node"][number]) => tag === "path" && !fill;

/**
 * An icon in the house stroke; the words beside it, or the control's label, say what it means. Drawn here, as Lucide's
 * own component runs in the browser alone: each icon would travel there as data and be hydrated.
 */
export function Icon({ of: { node }, size = 20, strokeWidth = 1.5, className }: IconProps) {
  // One element for all paths, each from the origin: a list of treatments has hundreds of them.
  const d = node.flatMap((shape) => (isStroke(shape) ? [shape[1].d] : [])).join("M0 0");
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ? `shrink-0 ${className}` : "shrink-0"}
    >
      {d && <path d={d} />}
      {node.map((shape) => !isStroke(shape) && createElement(shape[0], shape[1]))}
    </svg>
  );
}
