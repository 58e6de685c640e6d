import { clockOf } from "../when";

/** A clock at the left of the diary, so far down it as its length of CSS. */
export interface AxisMark {
  clock: string;
  top: string;
}

interface AxisProps {
  marks: readonly AxisMark[];
  now: Date;
  /** Null where it is no hour of what is shown. */
  nowTop: string | null;
}

/** The clocks beside the columns, and now's beside its line. */
export function Axis({ marks, now, nowTop }: AxisProps) {
  return (
    <div className="dia-ax" aria-hidden>
      {marks.map(({ clock, top }) => (
        <time key={clock} style={{ top }}>
          {clock}
        </time>
      ))}
      {nowTop !== null && (
        <span className="nowt" style={{ top: nowTop }}>
          {clockOf(now)}
        </span>
      )}
    </div>
  );
}
