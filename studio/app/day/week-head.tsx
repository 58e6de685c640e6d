import type { DiaryDay } from "@/contract/studio/desk";
import { labels } from "../labels";
import { longDay, weekDay } from "../when";

export interface WeekProps {
  days: readonly DiaryDay[];
  now: Date;
  chosen: number | null;
  onChoose: (id: number) => void;
  onDay: (date: string) => void;
}

interface WeekHeadProps {
  day: DiaryDay;
  isToday: boolean;
  onDay: (date: string) => void;
}

/** The head of a day's column: how many come, who is off; a press opens the day. */
export function WeekHead({ day, isToday, onDay }: WeekHeadProps) {
  const { date, closedBecause, doctors, reservations } = day;
  const away = closedBecause === null ? doctors.filter(({ hours }) => hours === null) : [];
  const [only, ...others] = doctors;
  const whoIsAway =
    others.length === 0 ? only?.note : `${labels.day.off} ${away.map(({ name }) => name).join(", ")}`;
  const words = [closedBecause ?? labels.day.count(reservations.length), away.length > 0 && whoIsAway].filter(
    Boolean,
  );
  return (
    <div className="dia-h">
      <button
        type="button"
        className="dayhead"
        aria-current={isToday ? "date" : undefined}
        title={words.join(" · ")}
        onClick={() => onDay(date)}
      >
        <b>
          <span aria-hidden>{weekDay(date)}</span>
          <span className="sr">{longDay(date)}</span>
        </b>
        <small className="clip">{words.join(" · ")}</small>
      </button>
    </div>
  );
}
