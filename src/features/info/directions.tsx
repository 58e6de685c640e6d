import type { ReactNode } from "react";
import { MapLinks } from "@/blocks/map-links/map-links";
import type { PartnerInformation } from "@/contract/tenant/partner";
import { infoLabels } from "@/labels/info";
import { telHref } from "@/lib/phone";

/** Address, phone, subway, bus, parking and the map services: what the partner has said of them. */
export function Directions({ partner }: { partner: PartnerInformation }) {
  const phone = partner.partnerTel ?? partner.partnerPhone;
  const parking = [partner.partnerParkingInfo, partner.partnerParkingNotice].filter((text) => text !== null);
  return (
    <>
      <dl className="mb-6 border-line-strong border-t">
        <Fact label={infoLabels.address} lines={partner.partnerAddress ? [partner.partnerAddress] : []} />
        <Fact
          label={infoLabels.phone}
          lines={
            phone
              ? [
                  <a
                    key={phone}
                    href={telHref(phone)}
                    className="tabular-nums underline-offset-4 hover:underline"
                  >
                    {phone}
                  </a>,
                ]
              : []
          }
        />
        <Fact label={infoLabels.subway} lines={partner.wayToPartnerBySubway} />
        <Fact label={infoLabels.bus} lines={partner.wayToPartnerByBus} />
        <Fact label={infoLabels.parking} lines={parking} />
      </dl>
      <MapLinks partner={partner} />
    </>
  );
}

function Fact({ label, lines }: { label: string; lines: readonly ReactNode[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="grid grid-cols-[72px_1fr] gap-4 border-line border-b py-4 @min-[760px]/col:grid-cols-[120px_1fr]">
      <dt className="text-ink-2">{label}</dt>
      <dd className="grid gap-1">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
          <span key={index}>{line}</span>
        ))}
      </dd>
    </div>
  );
}
