import PhoneIcon from "@lucide/icons/icons/phone";
import type { Tenant } from "@/contract/tenant/tenant";
import { productLabels } from "@/labels/products";
import { telHref } from "@/lib/phone";
import { safeLink } from "@/lib/safe-href";
import { ButtonLink } from "@/ui/button";
import { Icon } from "@/ui/icon";

interface CallDockProps {
  tenant: Tenant;
  /** True where the page has a call bar of its own on phones. */
  isWideOnly?: boolean;
}

/** The way to book without the widget, over the page's lower edge: the clinic's phone, else its KakaoTalk channel. */
export function CallDock({ tenant, isWideOnly = false }: CallDockProps) {
  const { partnerTel, partnerPhone } = tenant.partnerInformation;
  const number = partnerTel ?? partnerPhone;
  const href = number ? telHref(number) : safeLink(tenant.partnerMarketingInfo.kakaoTalkUrl)?.href;
  if (!href) return null;
  return (
    <div
      data-booking-bar=""
      className={`sticky bottom-0 z-dock -mb-section border-line border-t bg-ground pb-[env(safe-area-inset-bottom)] ${isWideOnly ? "max-md:hidden" : ""}`}
    >
      <div className="wrap flex min-h-18 items-center justify-between gap-3 py-2.5">
        <div className="min-w-0">{number && <p className="text-h3 tabular-nums">{number}</p>}</div>
        <ButtonLink href={href} size="large">
          <Icon of={PhoneIcon} />
          {productLabels.call}
        </ButtonLink>
      </div>
    </div>
  );
}
