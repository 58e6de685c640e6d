import BanIcon from "@lucide/icons/icons/ban";
import CheckCheckIcon from "@lucide/icons/icons/check-check";
import CircleCheckIcon from "@lucide/icons/icons/circle-check";
import CircleDashedIcon from "@lucide/icons/icons/circle-dashed";
import LogInIcon from "@lucide/icons/icons/log-in";
import SendIcon from "@lucide/icons/icons/send";
import UserXIcon from "@lucide/icons/icons/user-x";
import { STUDIO_STATUS_NAMES, type StudioStatus } from "@/contract/studio/reservation-steps";
import { Icon } from "@/ui/icon";

/** The style sheet's names of the statuses. */
export const STATE_KEY: Record<StudioStatus, string> = {
  waiting: "req",
  confirmed: "con",
  arrived: "arr",
  completed: "don",
  noShow: "nos",
  canceled: "can",
};

const ICONS = {
  waiting: CircleDashedIcon,
  confirmed: CircleCheckIcon,
  arrived: LogInIcon,
  completed: CheckCheckIcon,
  noShow: UserXIcon,
  canceled: BanIcon,
};

interface StateIconProps {
  status: StudioStatus;
  /** A request whose other times are with the visitor. */
  isProposed?: boolean;
}

export const StateIcon = ({ status, isProposed = false }: StateIconProps) => (
  <Icon of={isProposed ? SendIcon : ICONS[status]} size={14} className="i-xs" />
);

interface StateTagProps {
  status: StudioStatus;
  /** Where the status has another word just now. */
  name?: string | undefined;
}

/** A status by icon, word and edge. */
export function StateTag({ status, name = STUDIO_STATUS_NAMES[status] }: StateTagProps) {
  return (
    <span className="state" data-s={STATE_KEY[status]}>
      <StateIcon status={status} />
      {name}
    </span>
  );
}
