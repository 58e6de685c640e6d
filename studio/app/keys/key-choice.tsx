import { useState } from "react";
import { keyLabels } from "./labels";
import { hasSingleKeys, setSingleKeys } from "./single-keys";

/** Whether this computer's single keys act. */
export function KeyChoice() {
  const [isOn, setIsOn] = useState(hasSingleKeys);
  return (
    <label className="row key-choice">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setIsOn(target.checked);
          setSingleKeys(target.checked);
        }}
      />
      <span>
        {keyLabels.single} <span className="t5">{keyLabels.singleHint}</span>
      </span>
    </label>
  );
}
