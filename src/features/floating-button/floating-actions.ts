import type { LayoutData } from "@/contract/tenant/layout";
import type { Tenant } from "@/contract/tenant/tenant";
import { floatingButtonLabels as labels } from "@/labels/layout/floating-button";
import { telHref } from "@/lib/phone";
import { safeLink } from "@/lib/safe-href";

/** One sub-button. `href` null: it opens the reservation. */
export interface FloatingAction {
  title: string;
  href: string | null;
  icon: string | null;
}

type ConfiguredList = LayoutData<"floatingButton", "FloatingButtonType1">["list"];

/** Spec §2: the configured entries, then each way to reach the partner that it has. */
export function floatingActions(list: ConfiguredList, tenant: Tenant): FloatingAction[] {
  const { partnerMarketingInfo: marketing, partnerInformation: partner } = tenant;
  const phone = partner.partnerTel ?? partner.partnerPhone;
  const optional = [
    { title: labels.blog, href: marketing.naverBlogUrl, icon: "blog" },
    { title: labels.instagram, href: marketing.instagramUrl, icon: "instagram" },
    { title: labels.youtube, href: marketing.youtubeUrl, icon: "youtube" },
    { title: labels.phone, href: phone && telHref(phone), icon: "phone" },
    { title: labels.kakaoTalk, href: marketing.kakaoTalkUrl, icon: "kakaoTalk" },
    {
      title: labels.naverTalk,
      href: marketing.naverTalkTalkUrl ?? marketing.naverTalkUrl,
      icon: "naverTalk",
    },
  ];
  return [
    ...list
      .filter(({ url }) => url === null || safeLink(url))
      .map(({ title, url, icon }) => ({ title, href: url, icon })),
    ...optional.filter(({ href }) => safeLink(href)),
  ];
}
