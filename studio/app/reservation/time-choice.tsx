import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { can } from "@/contract/studio/roles";
import { call } from "../api";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";
import { clockOf, dayOf, longDay } from "../when";
import { SoonestTimes } from "./soonest-times";

export interface ChosenTime {
  date: string;
  employeeId: number;
  startAt: string | null;
  isOverruled: boolean;
}

interface TimeChoiceProps {
  doctors: readonly { id: number; name: string }[];
  value: ChosenTime;
  onChange: (value: ChosenTime) => void;
  reservationId?: number;
  productOptionIds?: number[];
  /** Of a reservation that takes another length. */
  durationMinutes?: number;
  /** Who has a time that is not free, as far as the screen knows. */
  holderOf?: ((time: ChosenTime) => string | undefined) | undefined;
  /** Of several that are chosen, those of this doctor; within hours alone. */
  chosen?: readonly string[];
}

/** A doctor, a day and one of its times. */
export function TimeChoice({ doctors, value, onChange, chosen, holderOf, ...visit }: TimeChoiceProps) {
  const clinic = useClinic();
  const { date, employeeId, startAt, isOverruled } = value;
  const query = { date, employeeId, isOverruled, ...visit };
  const times = useQuery({
    queryKey: [clinic.id, "times", query],
    queryFn: () => call("GET /studio/:clinic/times", { params: { clinic: clinic.id }, query }),
    enabled: employeeId > 0,
  });
  const own = clinic.role === "doctor" ? doctors.filter(({ id }) => id === clinic.employeeId) : doctors;
  const free = times.data?.rows.filter(({ isFree }) => isFree) ?? [];
  const isTaken = times.isSuccess && startAt !== null && !free.some((time) => time.startAt === startAt);
  const isChosen = (time: string) => (chosen ? chosen.includes(time) : time === startAt);
  const choose = (change: Partial<ChosenTime>) => onChange({ ...value, startAt: null, ...change });
  const toFocus = useRef<string>(null);
  function chooseSoonest(time: string) {
    toFocus.current = time;
    // One of several that is chosen already stays so.
    const isNew = !chosen?.includes(time);
    choose({ date: dayOf(time), isOverruled: false, ...(isNew && { startAt: time }) });
  }
  return (
    <div className="stack gap16">
      <div className="g2">
        <label className="field">
          <span>{labels.moveDialog.doctor}</span>
          <select
            className="input"
            value={employeeId}
            onChange={({ target }) => choose({ employeeId: Number(target.value) })}
          >
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{labels.moveDialog.date}</span>
          <input
            className="input n"
            type="date"
            value={date}
            onChange={({ target }) => target.value && choose({ date: target.value })}
          />
        </label>
      </div>
      <fieldset>
        <legend className="lab">{longDay(date)}</legend>
        {isTaken && (
          <p className="note" role="status">
            <span>{labels.moveDialog.notFree(clockOf(startAt), holderOf?.(value))}</span>
          </p>
        )}
        {times.isSuccess && free.length === 0 && (
          <SoonestTimes
            query={{ from: date, employeeId, ...visit }}
            doctor={doctors.find(({ id }) => id === employeeId)?.name}
            isChosen={isChosen}
            onChoose={chooseSoonest}
          />
        )}
        <div className="slots">
          {free.map((time) => (
            <button
              key={time.startAt}
              ref={(button) => {
                // The press that leads to this day takes its own button away.
                if (button === null || toFocus.current !== time.startAt) return;
                toFocus.current = null;
                button.focus();
              }}
              type="button"
              className="slot"
              aria-pressed={isChosen(time.startAt)}
              onKeyDown={(event) => {
                // Enter chooses a time, and on the chosen one it is the dialog's.
                if (event.key !== "Enter" || chosen || !isChosen(time.startAt)) return;
                event.preventDefault();
                event.currentTarget.form?.requestSubmit();
              }}
              onClick={() => onChange({ ...value, startAt: time.startAt })}
            >
              {time.time}
            </button>
          ))}
        </div>
        {!chosen && can(clinic, "overrule-hours") && (
          <label className="row more">
            <input
              type="checkbox"
              checked={isOverruled}
              onChange={({ target }) => choose({ isOverruled: target.checked })}
            />
            <span className="t4">{labels.moveDialog.overrule}</span>
          </label>
        )}
      </fieldset>
    </div>
  );
}
