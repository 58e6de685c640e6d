import type { DeployStatus } from "@/contract/tenant/deploy-status";
import { partnerStatusLabels } from "@/labels/partner-status";

export type StatusScreen = "ready" | "goodbye";

/** What a status page says: why a whole site is away, or what it means to open the page on a site that is not. */
export function statusWords(screen: StatusScreen, deployStatus: DeployStatus) {
  const { ready, goodbye } = partnerStatusLabels;
  if (screen === "ready") return deployStatus === "deployed" ? ready.open : ready.preparing;
  return deployStatus === "closed" ? goodbye.closed : goodbye.left;
}
