import type { PartnerMarketingInfo } from "@/contract/tenant/partner";

/** Spec §1: the partner's own tag manager container, or the platform's default one; neither: no tag manager at all. */
export const containerIdOf = (
  { gtmId }: Pick<PartnerMarketingInfo, "gtmId">,
  defaultId: string | null,
): string | null => gtmId ?? defaultId;
