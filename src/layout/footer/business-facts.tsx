import type { ReactNode } from "react";
import type { PartnerInformation } from "@/contract/tenant/partner";
import { footerLabels } from "@/labels/layout/footer";
import { formatRange, hoursRows, sharedLunch } from "@/lib/opening-hours";
import { telHref } from "@/lib/phone";

/** Spec §2: the business information that the law asks for, with the registered name, and the opening hours. */
export function BusinessFacts({ partner }: { partner: PartnerInformation }) {
  const phone = partner.partnerTel ?? partner.partnerPhone;
  const rows = hoursRows(partner, "monday");
  const lunch = sharedLunch(partner);
  return (
    <>
      <dl className="flex flex-wrap gap-x-4">
        {partner.displayName !== partner.partnerName && (
          <Fact label={footerLabels.clinic}>{partner.displayName}</Fact>
        )}
        <Fact label={footerLabels.company}>{partner.partnerName}</Fact>
        <Fact label={footerLabels.representative}>{partner.partnerCeoName}</Fact>
        <Fact label={footerLabels.businessNumber}>{partner.partnerBusinessNumber}</Fact>
        <Fact label={footerLabels.phone}>
          {phone && (
            <a href={telHref(phone)} className="underline-offset-4 hover:underline">
              {phone}
            </a>
          )}
        </Fact>
        <Fact label={footerLabels.address}>{partner.partnerAddress}</Fact>
      </dl>
      <dl className="flex flex-wrap gap-x-4">
        {rows
          .filter(({ name }) => name !== "lunch")
          .map(({ name, range, lunch: ownLunch }) => (
            <Fact key={name} label={footerLabels.hours[name]}>
              {range ? formatRange(range) : footerLabels.closed}
              {lunch === "differs" && ownLunch && ` (${footerLabels.hours.lunch} ${formatRange(ownLunch)})`}
            </Fact>
          ))}
        {lunch !== "differs" && (
          <Fact label={footerLabels.hours.lunch}>{lunch ? formatRange(lunch) : footerLabels.noLunch}</Fact>
        )}
      </dl>
    </>
  );
}

/** A label and its value on a running line; nothing where the partner has not said it. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="flex gap-1.5">
      <dt className="shrink-0 opacity-78">{label}</dt>
      <dd className="text-gray-0 tabular-nums">{children}</dd>
    </div>
  );
}
