import type { ReactNode } from "react";

/** Drawn for the parts of the body, in the stroke of the other icons. */
const SHAPES: Record<string, ReactNode> = {
  eye: (
    <>
      <path d="M3 13c3-5 6-7 9-7s6 2 9 7c-3 4-6 5.5-9 5.5S6 17 3 13z" />
      <circle cx="12" cy="12.5" r="3" />
      <path d="M4 7l1.5 1.5M12 2.5v1.5M20 7l-1.5 1.5" />
    </>
  ),
  nose: <path d="M13 3c0 5-4 8-5 12-.6 2.6 1 4 3 4 1.2 0 1.5 1.5 3 1.5 2.5 0 4-1.5 3.5-4" />,
  contour: <path d="M6 4v7c0 5 3 9.5 6 9.5s6-4.5 6-9.5V4M9 15.5c2 1.3 4 1.3 6 0" />,
  breast: <path d="M5 3c1 4-1 6-1 9.5A4 4 0 0 0 12 14a4 4 0 0 0 8-1.5C20 9 18 7 19 3M8 20.5h8" />,
  body: <path d="M7 3c1 5-2 7-2 11 0 3 1.5 5 2 7M17 3c-1 5 2 7 2 11 0 3-1.5 5-2 7M9.5 13.5h5" />,
  lifting: (
    <path d="M4 14c2 4 5 6.5 8 6.5S18 18 20 14M7 10V4m0 0L4.5 6.5M7 4l2.5 2.5M17 10V4m0 0-2.5 2.5M17 4l2.5 2.5" />
  ),
  skin: (
    <path d="M12 3.5c3.5 4 6 7 6 10.5a6 6 0 0 1-12 0c0-3.5 2.5-6.5 6-10.5zM9.5 14.5a2.8 2.8 0 0 0 2.5 2.7" />
  ),
  petit: <path d="m14 4 6 6M17 7l-9.5 9.5-3-3L14 4M6 15l-3 6 6-3" />,
  men: (
    <>
      <circle cx="10" cy="14" r="6" />
      <path d="M14.5 9.5 20 4m0 0h-5m5 0v5" />
    </>
  ),
  "first-visit": (
    <path d="M4 10h16v10H4zM3 6.5h18V10H3zM12 6.5V20M12 6.5C9 6.5 7 5.5 7.5 4S10.5 3 12 6.5C13.5 3 16 2.5 16.5 4S15 6.5 12 6.5z" />
  ),
};
const UNKNOWN_SHAPE = <circle cx="12" cy="12" r="8" />;

interface CategoryIconProps {
  /** The category's `icon`; a plain ring where there is no drawing of that name. */
  name: string | null;
  /** In pixels. */
  size?: 20 | 28;
  className?: string;
}

/** A category's line drawing; its name stands beside it. */
export function CategoryIcon({ name, size = 20, className = "" }: CategoryIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      {(name && SHAPES[name]) ?? UNKNOWN_SHAPE}
    </svg>
  );
}
