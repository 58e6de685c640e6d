import { useState } from "react";
import { LOCK_MINUTES, lockMinutes, setLockMinutes } from "./idle";
import { lockLabels } from "./labels";
import { lockScreen } from "./lock";

/** After how long this computer locks, and a lock for those who leave it now. */
export function LockChoice() {
  const [minutes, setMinutes] = useState(lockMinutes);
  return (
    <section className="stack gap12">
      <h2 className="t3">{lockLabels.section}</h2>
      <label className="field">
        <span>{lockLabels.after}</span>
        <select
          className="input tall"
          value={minutes}
          onChange={({ target }) => {
            setMinutes(Number(target.value));
            setLockMinutes(Number(target.value));
          }}
        >
          {LOCK_MINUTES.map((each) => (
            <option key={each} value={each}>
              {lockLabels.minutes(each)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn line h40" onClick={lockScreen}>
        {lockLabels.now}
      </button>
    </section>
  );
}
