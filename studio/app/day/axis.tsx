import { labels } from "../labels";

/** A clock at the left of the diary, so far down it as its length of CSS. */
export interface AxisMark {
  clock: string;
  top: string;
}

/** The clocks beside the columns, and where now is. */
export function Axis({ marks, nowTop }: { marks: readonly AxisMark[]; nowTop: string | null }) {
  return (
    <div className="dia-ax" aria-hidden>
      {marks.map(({ clock, top }) => (
        <time key={clock} style={{ top }}>
          {clock}
        </time>
      ))}
      {nowTop !== null && (
        <span className="nowt" style={{ top: nowTop }}>
          {labels.day.now}
        </span>
      )}
    </div>
  );
}
