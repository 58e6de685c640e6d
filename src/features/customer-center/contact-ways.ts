import type { Tenant } from "@/contract/tenant/tenant";
import { contactLabels as labels } from "@/labels/customer-center";
import { lineHref, whatsappHref } from "@/lib/chat-links";
import { telHref } from "@/lib/phone";
import { safeLink } from "@/lib/safe-href";

/** One way to reach the clinic. */
export interface ContactWay {
  title: string;
  /** A number, or what one finds there. */
  hint: string;
  /** Null: the hint itself is what one needs. */
  href: string | null;
}

/** Each way that the partner has a number, an id or a link for. */
export function contactWays({ partnerInformation, partnerMarketingInfo }: Tenant): ContactWay[] {
  const { partnerTel, partnerPhone, partnerGroupName, partnerGroupInquiryUrl } = partnerInformation;
  const { kakaoTalkUrl, naverTalkTalkUrl, naverTalkUrl, lineId, whatsappId, wechatId } = partnerMarketingInfo;
  const phone = partnerTel ?? partnerPhone;
  const inquiry = partnerGroupName ? labels.inquiryOf(partnerGroupName) : labels.inquiry;
  const ways: [title: string, hint: string, href: string | null | undefined][] = [
    [labels.phone, phone ?? "", phone && telHref(phone)],
    [labels.kakaoTalk, labels.kakaoTalkHint, kakaoTalkUrl],
    [labels.naverTalk, labels.naverTalkHint, naverTalkTalkUrl ?? naverTalkUrl],
    [labels.line, labels.lineHint, lineId && lineHref(lineId)],
    [labels.whatsapp, labels.whatsappHint, whatsappId && whatsappHref(whatsappId)],
    [inquiry, labels.inquiryHint, partnerGroupInquiryUrl],
  ];
  const links: ContactWay[] = ways.flatMap(([title, hint, href]) =>
    href && safeLink(href) ? [{ title, hint, href }] : [],
  );
  // WeChat has no address for an id: one searches for it in the app.
  return wechatId
    ? [...links, { title: labels.wechat, hint: labels.wechatHint(wechatId), href: null }]
    : links;
}
