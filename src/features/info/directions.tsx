import { clsx } from "clsx";
import { ClinicMap, mapOf } from "@/blocks/map-links/clinic-map";
import { CopyAddressButton } from "@/blocks/map-links/copy-address-button";
import { MapLinks } from "@/blocks/map-links/map-links";
import { planOf } from "@/contract/tenant/houses";
import type { Tenant } from "@/contract/tenant/tenant";
import { infoLabels } from "@/labels/info";
import { Facts, lineOf } from "./facts";

/** Address, map, subway, bus, parking and the map services: what the partner has said of them. */
export function Directions({ tenant }: { tenant: Tenant }) {
  const { partnerInformation: partner } = tenant;
  const isDesk = planOf(tenant.layout, "cscenter") === "desk";
  const parking = [partner.partnerParkingInfo, partner.partnerParkingNotice].filter((text) => text !== null);
  return (
    <div
      className={clsx(
        mapOf(tenant) && "grid gap-8",
        mapOf(tenant) && !isDesk && "@min-[760px]/col:grid-cols-2 @min-[760px]/col:gap-12",
      )}
    >
      <ClinicMap tenant={tenant} isWide={isDesk} />
      <div>
        <Facts
          isPaired={isDesk}
          facts={[
            { label: infoLabels.address, lines: lineOf(partner.partnerAddress) },
            { label: infoLabels.subway, lines: partner.wayToPartnerBySubway },
            { label: infoLabels.bus, lines: partner.wayToPartnerByBus },
            { label: infoLabels.parking, lines: parking },
          ]}
        />
        <div className="mt-6 grid justify-items-start gap-4">
          <MapLinks partner={partner} />
          {partner.partnerAddress && <CopyAddressButton address={partner.partnerAddress} />}
        </div>
      </div>
    </div>
  );
}

/** True where there is a way to tell. */
export function hasDirections({ partnerInformation: partner }: Tenant): boolean {
  return Boolean(
    partner.partnerAddress ||
      partner.wayToPartnerBySubway.length > 0 ||
      partner.wayToPartnerByBus.length > 0 ||
      partner.partnerParkingInfo,
  );
}
