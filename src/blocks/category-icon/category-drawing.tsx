import type { ReactNode } from "react";

/** The line that is planned, what moves, and what only gives the place. */
const DESIGN = { className: "stroke-accent", strokeDasharray: "1 6" };
const MOVE = { className: "stroke-accent" };
const FAINT = { strokeWidth: 1.2, opacity: 0.55 };

/** The method on each part of the body: ink for the body, dots for the plan, accent for what moves. */
const DRAWINGS: Record<string, ReactNode> = {
  eye: (
    <>
      <path d="M20 74C44 46 78 34 110 36s60 20 74 40C160 98 132 106 106 106S44 98 20 74Z" />
      <circle cx="106" cy="70" r="30" />
      <circle cx="106" cy="70" r="11" fill="currentColor" stroke="none" />
      <path d="M22 58C46 30 80 18 112 20s62 18 78 40" {...DESIGN} />
      <path d="M72 25v-12M110 20V8M150 31l4-11" {...MOVE} />
      <path d="M8 40C40 6 130-6 196 28M24 80c30 30 120 40 160 0" {...FAINT} />
    </>
  ),
  nose: (
    <>
      <path d="M86 4c4 26 4 40-2 58-8 24 14 34 34 46 8 5 4 16-8 18-8 2-14 0-14 8s2 10 2 16" />
      <path d="M88 40c14 18 30 44 44 64 6 10-2 20-16 22" {...DESIGN} />
      <path d="M118 60l12-8M134 96l14-2" {...MOVE} />
      <path d="M70 128c6-8 18-8 24 0M60 4c2 20 4 30-2 46" {...FAINT} />
    </>
  ),
  contour: (
    <>
      <path d="M40 6c-4 36-2 66 12 92 14 24 34 44 50 44s36-20 50-44c14-26 16-56 12-92" />
      <path d="M54 40c0 30 6 50 18 68 10 14 22 24 30 24s20-10 30-24c12-18 18-38 18-68" {...DESIGN} />
      <path d="M38 92l14-6M166 92l-14-6M102 152v-14" {...MOVE} />
      <path d="M82 84c12 8 28 8 40 0M72 40h20M112 40h20" {...FAINT} />
    </>
  ),
  breast: (
    <>
      <path d="M30 4c-8 24-4 40 2 56-8 30-2 62 30 64 22 2 36-12 40-26 4 14 18 28 40 26 32-2 38-34 30-64 6-16 10-32 2-56" />
      <path
        d="M34 78c4 20 14 32 30 32 18 0 30-12 32-28M170 78c-4 20-14 32-30 32-18 0-30-12-32-28"
        {...DESIGN}
      />
      <circle cx="60" cy="92" r="5" />
      <circle cx="144" cy="92" r="5" />
      <path d="M64 128v14M140 128v14" {...MOVE} />
      <path d="M102 10v76" {...FAINT} />
    </>
  ),
  body: (
    <>
      <path d="M50 2c-2 34 14 50 12 74-2 22-22 34-22 72M154 2c2 34-14 50-12 74 2 22 22 34 22 72" />
      <path d="M70 30c2 20 8 32 6 50-2 20-14 32-16 56M134 30c-2 20-8 32-6 50 2 20 14 32 16 56" {...DESIGN} />
      <path d="M46 84h14M158 84h-14" {...MOVE} />
      <path d="M102 66v4M72 118c20 10 40 10 60 0" {...FAINT} />
    </>
  ),
  lifting: (
    <>
      <path d="M128 4c8 26 12 50 8 70l14 26c2 6-8 8-14 8 2 14-2 30-18 32-14 2-28-2-36-12" />
      <path d="M60 4C40 30 40 70 54 92c2 24-6 40-20 54" />
      <path
        d="M112 112C96 96 84 84 78 62M78 62l-4 12M78 62l10 8M124 92c-16-14-24-28-28-44M96 48l-4 12M96 48l10 8"
        {...MOVE}
      />
      <path d="M74 40c-10 20-6 34 4 40" {...DESIGN} />
      <path d="M110 40c6-4 14-4 18 0" {...FAINT} />
    </>
  ),
  skin: (
    <>
      <path d="M10 44c20-10 34 10 54 0s34 10 54 0 34 10 66 0M10 44v90h174V44" />
      <path d="M10 68c40 8 130-8 174 0M10 102c40-8 130 8 174 0" {...FAINT} />
      <path
        d="M60 8v56M60 64l-6-8M60 64l6-8M98 8v84M98 92l-6-8M98 92l6-8M136 8v40M136 48l-6-8M136 48l6-8"
        {...MOVE}
      />
      <path d="M40 84h112M40 118h112" {...DESIGN} />
    </>
  ),
  petit: (
    <>
      <path d="M20 78c22-20 40-34 56-32 12 2 18 6 26 8 8-2 14-6 26-8 16-2 34 12 56 32-30 30-56 42-82 42S50 108 20 78Z" />
      <path d="M20 78c30 4 50-2 82 2 32-4 52 2 82-2" />
      <path d="M14 70C36 44 56 34 74 32c14-1 20 6 28 8 8-2 14-9 28-8 18 2 38 12 60 38" {...DESIGN} />
      <path d="M102 128v16M102 128l-5 7M102 128l5 7" {...MOVE} />
    </>
  ),
  men: (
    <>
      <path d="M58 8c-10 40-4 66 4 84 6 20 22 46 40 46s34-26 40-46c8-18 14-44 4-84" />
      <path d="M68 52h24M112 52h24M102 56v28c-6 2-6 6 0 8M86 108h32" />
      <path d="M72 66c6-6 14-6 20 0M112 66c6-6 14-6 20 0" {...DESIGN} />
      <path d="M48 6c30-14 80-14 108 0" {...FAINT} />
    </>
  ),
  /** All of them: a figure from head to hip. */
  all: (
    <>
      <circle cx="102" cy="26" r="22" />
      <path d="M90 46v14c0 8-44 8-50 34-4 18-6 36-6 54M114 46v14c0 8 44 8 50 34 4 18 6 36 6 54" />
      <path d="M62 104c4 16 4 30 0 44M142 104c-4 16-4 30 0 44" {...DESIGN} />
      <path d="M74 82c10 6 18 6 28 2 10 4 18 4 28-2M102 132v4" {...FAINT} />
    </>
  ),
  "first-visit": (
    <>
      <path d="M40 20h124v112H40zM40 48h124M72 8v24M132 8v24" />
      <path d="m78 90 18 18 34-36" {...MOVE} />
    </>
  ),
};

interface CategoryDrawingProps {
  /** The category's `icon`. */
  name: string;
  className: string;
}

/** A category's drawing of its method, to stand beside its name; nothing where there is none. */
export function CategoryDrawing({ name, className }: CategoryDrawingProps) {
  return (
    Object.hasOwn(DRAWINGS, name) && (
      <svg
        aria-hidden="true"
        viewBox="0 -8 204 166"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
      >
        {DRAWINGS[name]}
      </svg>
    )
  );
}
