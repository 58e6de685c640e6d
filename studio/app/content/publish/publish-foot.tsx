import { addDays, clockOf, dayOf, shortDay } from "../../when";
import { contentLabels } from "../labels";

const words = contentLabels.publish;

export interface PublishTime {
  day: string;
  clock: string;
}

interface PublishFootProps {
  count: number;
  /** Null: at once. */
  time: PublishTime | null;
  dueAt: string | null;
  isPast: boolean;
  isDisabled: boolean;
  onTime: (time: PublishTime | null) => void;
  onClose: () => void;
}

/** Now or at a time, and the button that says which. */
export function PublishFoot({ count, time, dueAt, isPast, isDisabled, onTime, onClose }: PublishFootProps) {
  const today = dayOf(new Date());
  return (
    <div className="pb-foot">
      <fieldset className="seg kinds" aria-label={words.when}>
        <button type="button" aria-pressed={time === null} onClick={() => onTime(null)}>
          {words.now}
        </button>
        <button
          type="button"
          aria-pressed={time !== null}
          onClick={() => onTime({ day: addDays(today, 1), clock: "09:00" })}
        >
          {words.at}
        </button>
      </fieldset>
      {time && (
        <div className="row">
          <input
            type="date"
            className="input n"
            aria-label={words.day}
            min={today}
            required
            value={time.day}
            onChange={({ target }) => target.value && onTime({ ...time, day: target.value })}
          />
          <input
            type="time"
            className="input n"
            aria-label={words.clock}
            required
            value={time.clock}
            onChange={({ target }) => target.value && onTime({ ...time, clock: target.value })}
          />
        </div>
      )}
      {isPast && <p className="t5">{words.past}</p>}
      <div className="row end">
        <button type="button" className="btn line h40" onClick={onClose}>
          {contentLabels.keep}
        </button>
        <button type="submit" className="btn h40" disabled={isDisabled}>
          {dueAt ? words.submitAt(count, `${shortDay(dueAt)} ${clockOf(dueAt)}`) : words.submitNow(count)}
        </button>
      </div>
    </div>
  );
}
