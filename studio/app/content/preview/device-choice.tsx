import MonitorIcon from "@lucide/icons/icons/monitor";
import SmartphoneIcon from "@lucide/icons/icons/smartphone";
import type { FrameMode } from "@/contract/tenant/preview-frame";
import { Icon } from "@/ui/icon";
import { previewLabels } from "./labels";
import type { DraftChoice } from "./use-draft-choice";

export type Devices = keyof typeof previewLabels.devices;

interface ChoiceProps<Value> {
  value: Value;
  onChoose: (value: Value) => void;
}

export const DeviceChoice = ({ value, onChoose }: ChoiceProps<Devices>) => (
  <fieldset className="seg">
    <legend className="sr">{previewLabels.device}</legend>
    {(Object.keys(previewLabels.devices) as Devices[]).map((devices) => (
      <button key={devices} type="button" aria-pressed={devices === value} onClick={() => onChoose(devices)}>
        <Icon of={devices === "phone" ? SmartphoneIcon : MonitorIcon} size={16} className="i" />
        {previewLabels.devices[devices]}
      </button>
    ))}
  </fieldset>
);

export const ModeChoice = ({
  value,
  modes,
  onChoose,
}: ChoiceProps<FrameMode> & { modes: readonly FrameMode[] }) => (
  <fieldset className="seg">
    <legend className="sr">{previewLabels.mode}</legend>
    {modes.map((mode) => (
      <button
        key={mode}
        type="button"
        title={previewLabels.modeHints[mode]}
        aria-pressed={mode === value}
        onClick={() => onChoose(mode)}
      >
        {previewLabels.modes[mode]}
      </button>
    ))}
  </fieldset>
);

const words = previewLabels.links;

/** Whose drafts are shown: everybody's, one's own, or one person's. */
export const DraftsChoice = ({ choice, people, choose }: DraftChoice) => (
  <select
    className="input pw-drafts"
    aria-label={words.choice}
    value={choice}
    onChange={({ target: { value } }) => choose(value === "all" || value === "mine" ? value : Number(value))}
  >
    <option value="all">{words.choices.all}</option>
    <option value="mine">{words.choices.mine}</option>
    {[...people].map(([id, name]) => (
      <option key={id} value={id}>
        {words.draftsOf(name)}
      </option>
    ))}
  </select>
);
