import PhoneIcon from "@lucide/icons/icons/phone";
import type { PartnerInformation } from "@/contract/tenant/partner";
import { floatingButtonLabels } from "@/labels/layout/floating-button";
import { telHref } from "@/lib/phone";
import { Icon } from "@/ui/icon";

/** Where a partner has no widget, booking on a phone is a call. */
export function CallBar({ partner }: { partner: PartnerInformation }) {
  const phone = partner.partnerTel ?? partner.partnerPhone;
  if (!phone) return null;
  return (
    <section
      aria-label={floatingButtonLabels.group}
      data-booking-bar=""
      className="sticky bottom-0 z-floating bg-accent pb-[env(safe-area-inset-bottom)] text-on-accent md:hidden"
    >
      <a href={telHref(phone)} className="flex min-h-15 items-center justify-center gap-2 text-button2">
        <Icon of={PhoneIcon} />
        {floatingButtonLabels.callToBook}
      </a>
    </section>
  );
}
