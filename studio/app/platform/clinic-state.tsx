import CircleCheckIcon from "@lucide/icons/icons/circle-check";
import CircleDashedIcon from "@lucide/icons/icons/circle-dashed";
import ClockIcon from "@lucide/icons/icons/clock";
import TriangleAlertIcon from "@lucide/icons/icons/triangle-alert";
import type { PlatformClinic } from "@/contract/studio/platform";
import { Icon } from "@/ui/icon";
import { platformLabels as words } from "./labels";

type DomainState = PlatformClinic["domains"][number]["state"];

const DOMAIN = {
  live: { icon: CircleCheckIcon, tone: "ok" },
  pending: { icon: ClockIcon, tone: "wait" },
  failing: { icon: TriangleAlertIcon, tone: "bad" },
} as const;

const DomainState = ({ state }: { state: DomainState }) => (
  <Tag icon={DOMAIN[state].icon} tone={DOMAIN[state].tone} word={words.domainStates[state]} />
);

/** How a clinic stands: the worst of its domains where one is not connected, else whether it is open. */
export function StateOf({ clinic: { state, domains } }: { clinic: PlatformClinic }) {
  const worst = (["failing", "pending"] as const).find((each) =>
    domains.some((domain) => domain.state === each),
  );
  if (state === "deployed" && worst) return <DomainState state={worst} />;
  if (state === "deployed") return <Tag icon={CircleCheckIcon} tone="ok" word={words.states.deployed} />;
  return <Tag icon={CircleDashedIcon} tone="calm" word={words.states[state]} />;
}

interface TagProps {
  icon: typeof ClockIcon;
  tone: "ok" | "wait" | "bad" | "calm";
  word: string;
}

const Tag = ({ icon, tone, word }: TagProps) => (
  <span className="tag pf-state nw" data-tone={tone}>
    <Icon of={icon} size={14} className="i-xs" />
    {word}
  </span>
);
