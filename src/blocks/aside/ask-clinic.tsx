import MessageIcon from "@lucide/icons/icons/message-circle";
import PhoneIcon from "@lucide/icons/icons/phone";
import type { Tenant } from "@/contract/tenant/tenant";
import { askClinicLabels as words } from "@/labels/blocks";
import { telHref } from "@/lib/phone";
import { safeLink } from "@/lib/safe-href";
import { buttonClass } from "@/ui/button";
import { Icon } from "@/ui/icon";

/** The ways to an answer at once, beside a form whose answer takes its time; null for a clinic without any. */
export function askClinic({ partnerInformation, partnerMarketingInfo }: Tenant) {
  const phone = partnerInformation.partnerTel ?? partnerInformation.partnerPhone;
  const chat = safeLink(partnerMarketingInfo.kakaoTalkUrl);
  if (!phone && !chat) return null;
  return (
    <section aria-labelledby="ask-clinic" className="grid gap-3 rounded-l bg-ground-2 p-6">
      <h2 id="ask-clinic" className="text-h5">
        {words.title}
      </h2>
      <p className="text-b5 text-ink-2">{chat ? words.hint : words.hintByPhone}</p>
      {phone && (
        <a href={telHref(phone)} className={buttonClass({ look: "line" })}>
          <Icon of={PhoneIcon} size={16} />
          <span className="tabular-nums">{phone}</span>
        </a>
      )}
      {chat && (
        <a href={chat.href} target={chat.target} rel={chat.rel} className={buttonClass({ look: "line" })}>
          <Icon of={MessageIcon} size={16} />
          {words.chat}
        </a>
      )}
    </section>
  );
}
