import type { ComponentType, SVGProps } from "react";

interface IconProps {
  /** One icon, imported by its own path: `lucide-react/icons/search`. */
  of: ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;
  /** In pixels. */
  size?: 16 | 20 | 24 | 28;
  className?: string;
}

/** An icon in the house stroke; the words beside it, or the control's label, say what it means. */
export function Icon({ of: Shape, size = 20, className = "" }: IconProps) {
  return <Shape aria-hidden size={size} strokeWidth={1.5} className={`shrink-0 ${className}`} />;
}
