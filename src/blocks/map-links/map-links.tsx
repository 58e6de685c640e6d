import type { PartnerInformation } from "@/contract/tenant/partner";
import { mapLabels } from "@/labels/maps";
import { uiLabels } from "@/labels/ui";
import { ChipLink } from "@/ui/chip";

type MapAddresses = Pick<PartnerInformation, "naverMapUrl" | "kakaoMapUrl" | "tMapUrl" | "googleMapUrl">;

/** The map services that the partner is found on, each in a new window. */
export function MapLinks({ partner }: { partner: MapAddresses }) {
  const links = [
    [mapLabels.naver, partner.naverMapUrl],
    [mapLabels.kakao, partner.kakaoMapUrl],
    [mapLabels.tMap, partner.tMapUrl],
    [mapLabels.google, partner.googleMapUrl],
  ] as const;
  if (links.every(([, url]) => !url)) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(
        ([title, url]) =>
          url && (
            <li key={title}>
              <ChipLink href={url} target="_blank" rel="noopener noreferrer">
                {title}
                <span className="sr-only">{uiLabels.newWindow}</span>
              </ChipLink>
            </li>
          ),
      )}
    </ul>
  );
}
