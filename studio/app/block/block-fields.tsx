import { laterDay } from "../when";
import type { TypedBlock } from "./block-hours";
import { blockLabels } from "./labels";

const HALF_HOUR_S = 1800;

interface BlockFieldsProps {
  doctors: readonly { id: number; name: string }[];
  value: TypedBlock;
  onChange: (value: TypedBlock) => void;
}

/** Whose hours, of which days, and why. */
export function BlockFields({ doctors, value, onChange }: BlockFieldsProps) {
  const { kind, employeeId, day, lastDay, isWholeDay, reason } = value;
  const isLeave = kind === "leave";
  const change = (changes: Partial<TypedBlock>) => onChange({ ...value, ...changes });
  const dayField = (name: "day" | "lastDay", label: string) => (
    <label className="field">
      <span>{label}</span>
      <input
        className="input n"
        type="date"
        required
        min={name === "lastDay" ? day : undefined}
        value={name === "day" ? day : lastDay}
        onChange={({ target }) =>
          change(
            name === "lastDay"
              ? { lastDay: target.value }
              : { day: target.value, lastDay: laterDay(target.value, lastDay) },
          )
        }
      />
    </label>
  );
  const clockField = (name: "from" | "to") => (
    <label className="field">
      <span>{blockLabels[name]}</span>
      <input
        className="input n"
        type="time"
        step={HALF_HOUR_S}
        required
        value={value[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </label>
  );
  return (
    <div className="g2">
      <label className="field">
        <span>{blockLabels.doctor}</span>
        <select
          className="input"
          value={employeeId}
          onChange={({ target }) => change({ employeeId: Number(target.value) })}
        >
          {doctors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{blockLabels.reason}</span>
        <input
          className="input"
          maxLength={100}
          placeholder={blockLabels.usual[kind]}
          value={reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </label>
      {dayField("day", isLeave ? blockLabels.firstDay : blockLabels.day)}
      {isLeave && dayField("lastDay", blockLabels.lastDay)}
      {isLeave && (
        <label className="row whole">
          <input
            type="checkbox"
            checked={isWholeDay}
            onChange={({ target }) => change({ isWholeDay: target.checked })}
          />
          <span className="t4">{blockLabels.wholeDay}</span>
        </label>
      )}
      {(!isLeave || !isWholeDay) && (
        <div className="g2 clocks">
          {clockField("from")}
          {clockField("to")}
        </div>
      )}
    </div>
  );
}
