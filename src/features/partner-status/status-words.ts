import type { Tenant } from "@/contract/tenant/tenant";
import { partnerStatusLabels } from "@/labels/partner-status";

export type StatusScreen = "ready" | "goodbye";

/** What a status page says: why a whole site is away, or what it means to open the page on a site that is not. */
export function statusWords(
  screen: StatusScreen,
  { deployStatus, homepageConfig }: Pick<Tenant, "deployStatus"> & { homepageConfig: { useWidget: boolean } },
) {
  const { ready, goodbye, thanks } = partnerStatusLabels;
  if (screen === "ready") return deployStatus === "deployed" ? ready.open : ready.preparing;
  if (deployStatus === "closed") return goodbye.closed;
  return homepageConfig.useWidget ? goodbye.left : thanks;
}
