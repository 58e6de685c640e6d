import type { Tenant } from "@/contract/tenant/tenant";
import { contactLabels as labels } from "@/labels/customer-center";
import { lineHref, whatsappHref } from "@/lib/chat-links";
import { telHref } from "@/lib/phone";
import { safeLink } from "@/lib/safe-href";

export type ContactChannel = "phone" | "kakaoTalk" | "naverTalk" | "line" | "whatsapp" | "wechat" | "inquiry";

/** One way to reach the clinic. */
export interface ContactWay {
  channel: ContactChannel;
  title: string;
  /** A number, or what one finds there. */
  hint: string;
  /** Null where the app has no address for an id. */
  href: string | null;
  /** The id that one searches for in the app instead. */
  copyText: string | null;
}

/** Each way that the partner has a number, an id or a link for. */
export function contactWays({ partnerInformation, partnerMarketingInfo }: Tenant): ContactWay[] {
  const { partnerTel, partnerPhone, partnerGroupName, partnerGroupInquiryUrl } = partnerInformation;
  const { kakaoTalkUrl, naverTalkTalkUrl, naverTalkUrl, lineId, whatsappId, wechatId } = partnerMarketingInfo;
  const phone = partnerTel ?? partnerPhone;
  const inquiry = partnerGroupName ? labels.inquiryOf(partnerGroupName) : labels.inquiry;
  const ways: [channel: ContactChannel, title: string, hint: string, href: string | null | undefined][] = [
    ["phone", labels.phone, phone ?? "", phone && telHref(phone)],
    ["kakaoTalk", labels.kakaoTalk, labels.kakaoTalkHint, kakaoTalkUrl],
    ["naverTalk", labels.naverTalk, labels.naverTalkHint, naverTalkTalkUrl ?? naverTalkUrl],
    ["line", labels.line, labels.lineHint, lineId && lineHref(lineId)],
    ["whatsapp", labels.whatsapp, labels.whatsappHint, whatsappId && whatsappHref(whatsappId)],
    ["inquiry", inquiry, labels.inquiryHint, partnerGroupInquiryUrl],
  ];
  const links: ContactWay[] = ways.flatMap(([channel, title, hint, href]) =>
    href && safeLink(href) ? [{ channel, title, hint, href, copyText: null }] : [],
  );
  // WeChat has no address for an id: one searches for it in the app.
  if (!wechatId) return links;
  const hint = labels.wechatHint(wechatId);
  return [...links, { channel: "wechat", title: labels.wechat, hint, href: null, copyText: wechatId }];
}
