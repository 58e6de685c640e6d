import type { Sketch } from "./sketches";

/** A plan's drawing; the words beside it name it. */
export const SketchView = ({ sketch }: { sketch: Sketch }) => (
  <svg viewBox="0 0 96 64" className="th-sketch" aria-hidden>
    {sketch.map(([mark, x, y, width, height]) => (
      <rect
        key={`${x} ${y}`}
        data-mark={mark}
        {...{ x, y, width, height }}
        rx={mark === "p" || mark === "a" ? 1.5 : 0}
      />
    ))}
  </svg>
);
