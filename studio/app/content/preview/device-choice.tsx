import MonitorIcon from "@lucide/icons/icons/monitor";
import SmartphoneIcon from "@lucide/icons/icons/smartphone";
import type { FrameMode } from "@/contract/tenant/preview-frame";
import { Icon } from "@/ui/icon";
import { previewLabels } from "./labels";

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
