import type { Tenant } from "@/contract/tenant/tenant";
import { contactLabels as labels } from "@/labels/customer-center";
import { telHref } from "@/lib/phone";
import { safeLink } from "@/lib/safe-href";

/** One way to reach the clinic. */
export interface ContactWay {
  title: string;
  /** A number, or what one finds there. */
  hint: string;
  href: string;
}

/** Each way that the partner has a number or a link for. */
export function contactWays({ partnerInformation, partnerMarketingInfo }: Tenant): ContactWay[] {
  const { partnerTel, partnerPhone, partnerGroupName, partnerGroupInquiryUrl } = partnerInformation;
  const { kakaoTalkUrl, naverTalkTalkUrl, naverTalkUrl } = partnerMarketingInfo;
  const phone = partnerTel ?? partnerPhone;
  const inquiry = partnerGroupName ? labels.inquiryOf(partnerGroupName) : labels.inquiry;
  const ways: [title: string, hint: string, href: string | null | undefined][] = [
    [labels.phone, phone ?? "", phone && telHref(phone)],
    [labels.kakaoTalk, labels.kakaoTalkHint, kakaoTalkUrl],
    [labels.naverTalk, labels.naverTalkHint, naverTalkTalkUrl ?? naverTalkUrl],
    [inquiry, labels.inquiryHint, partnerGroupInquiryUrl],
  ];
  return ways.flatMap(([title, hint, href]) => (href && safeLink(href) ? [{ title, hint, href }] : []));
}
