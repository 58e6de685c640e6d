import XIcon from "@lucide/icons/icons/x";
import type { CSSProperties } from "react";
import type { Hours, Schedule, Week } from "@/contract/studio/schedule";
import { Icon } from "@/ui/icon";
import { Hits } from "../block/hits";
import { minutesOfClock } from "../when";
import { scheduleLabels, WEEKDAY_NAMES } from "./labels";
import {
  barHours,
  clocksWith,
  firstHours,
  hoursOn,
  isOutside,
  isSameWeek,
  isWeek,
  type TypedWeek,
  WEEKDAYS,
  withHours,
} from "./typed-week";
import { useChangeWeek, useWeekHits } from "./use-schedule";

interface WeekCardProps {
  schedule: Schedule;
  doctor: Schedule["doctors"][number];
  /** What is typed over the doctor's week; null: nothing. */
  typed: TypedWeek | null;
  onType: (doctorId: number, typed: TypedWeek | null) => void;
}

/** A doctor's week, changed in place; before it is saved it says which visits it leaves out. */
export function WeekCard({ schedule, doctor, typed, onType }: WeekCardProps) {
  const { opening } = schedule;
  const week = typed?.week ?? doctor.week;
  const seen = typed?.seen ?? doctor.week;
  const isChanged = typed !== null && !isSameWeek(week, seen);
  const isGood = isWeek(week);
  const isOvertaken = isChanged && !isSameWeek(seen, doctor.week);
  const hits = useWeekHits(doctor.id, isChanged && isGood ? week : null);
  const change = useChangeWeek((id) => onType(id, null));
  const set = (weekday: number, hours: Hours | null) =>
    onType(doctor.id, { seen, week: withHours(week, weekday, hours) });
  return (
    <section className="sheet" aria-labelledby="week-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ doctor, seen, week, hits: hits?.length ?? 0 });
        }}
      >
        <div className="sheet-h">
          <h2 className="t2 grow" id="week-title">
            {scheduleLabels.week(doctor.name)}
          </h2>
          {isChanged && (
            <button type="button" className="btn line" onClick={() => onType(doctor.id, null)}>
              {scheduleLabels.reset}
            </button>
          )}
          <button type="submit" className="btn" disabled={!isChanged || !isGood || change.isPending}>
            {scheduleLabels.save}
          </button>
        </div>
        <Days schedule={schedule} week={week} onSet={set} />
      </form>
      <div className="in hr-notes">
        {!isGood && <p className="note badn">{scheduleLabels.wrong}</p>}
        {isGood && week.some((day) => isOutside(opening, day)) && (
          <p className="t5">{scheduleLabels.outside}</p>
        )}
        {isOvertaken && (
          <p className="note" role="alert">
            <span>{scheduleLabels.overtaken}</span>
            <button type="button" className="btn line" onClick={() => onType(doctor.id, null)}>
              {scheduleLabels.showChangedTime}
            </button>
          </p>
        )}
        {isChanged && isGood && <WeekHits rows={hits} />}
      </div>
    </section>
  );
}

function WeekHits({ rows }: { rows: ReturnType<typeof useWeekHits> }) {
  if (!rows) return null;
  if (rows.length === 0)
    return (
      <p className="t5" role="status">
        {scheduleLabels.noHits}
      </p>
    );
  return (
    <>
      <p className="note">
        <b>{scheduleLabels.hits(rows.length)}</b>
      </p>
      <Hits rows={rows} leadsOn={scheduleLabels.leadsOn} />
    </>
  );
}

interface DaysProps {
  schedule: Schedule;
  week: Week;
  onSet: (weekday: number, hours: Hours | null) => void;
}

function Days({ schedule, week, onSet }: DaysProps) {
  const { opening } = schedule;
  const { from, to } = barHours({ opening, doctors: [...schedule.doctors] });
  const scale = { "--from": from * 60, "--span": (to - from) * 60, "--hours": to - from } as CSSProperties;
  return (
    <div className="in hr-week" style={scale}>
      <div className="hr-day hr-scale t5" aria-hidden>
        <span />
        <span className="hr-ticks n">
          {Array.from({ length: Math.ceil((to - from) / 2) }, (_, index) => from + index * 2).map((hour) => (
            <i key={hour} style={{ "--at": hour * 60 } as CSSProperties}>
              {hour}
            </i>
          ))}
        </span>
      </div>
      {WEEKDAYS.map((weekday) => {
        const hours = hoursOn(week, weekday);
        const name = WEEKDAY_NAMES[weekday];
        return (
          <fieldset key={weekday} className="hr-day" aria-label={scheduleLabels.weekday(name)}>
            <span className="t4">{scheduleLabels.weekday(name)}</span>
            <Bar hours={hours} lunch={opening.find((day) => day.weekday === weekday)?.lunch ?? null} />
            {hours ? (
              <>
                <span className="hr-clocks">
                  <Clock
                    label={scheduleLabels.start(name)}
                    value={hours.start}
                    onChange={(start) => onSet(weekday, { ...hours, start })}
                  />
                  <span aria-hidden>–</span>
                  <Clock
                    label={scheduleLabels.end(name)}
                    value={hours.end}
                    onChange={(end) => onSet(weekday, { ...hours, end })}
                  />
                </span>
                <button
                  type="button"
                  className="btn bare sq"
                  aria-label={scheduleLabels.removeHours(name)}
                  onClick={() => onSet(weekday, null)}
                >
                  <Icon of={XIcon} size={16} className="i" />
                </button>
              </>
            ) : (
              <button
                type="button"
                className="btn bare hr-add"
                onClick={() => onSet(weekday, firstHours(opening, week, weekday))}
              >
                {scheduleLabels.addHours}
              </button>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

interface ClockProps {
  label: string;
  value: string;
  onChange: (clock: string) => void;
}

const Clock = ({ label, value, onChange }: ClockProps) => (
  <select
    className="input n"
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    {clocksWith(value).map((clock) => (
      <option key={clock}>{clock}</option>
    ))}
  </select>
);

const placeOf = ({ start, end }: Hours) =>
  ({ "--at": minutesOfClock(start), "--until": minutesOfClock(end) }) as CSSProperties;

const Bar = ({ hours, lunch }: { hours: Hours | null; lunch: Hours | null }) => (
  <span className={hours ? "hr-bar" : "hr-bar off"} aria-hidden={hours !== null}>
    {hours ? (
      <>
        <i style={placeOf(hours)} />
        {lunch && hours.start < lunch.end && hours.end > lunch.start && (
          <i className="lunch" style={placeOf(lunch)} />
        )}
      </>
    ) : (
      <span className="t5">{scheduleLabels.dayOff}</span>
    )}
  </span>
);
