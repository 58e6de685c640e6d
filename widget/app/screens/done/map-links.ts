import type { WidgetBoot } from "@/contract/widget/boot";
import type { WidgetWords } from "@/labels/widget";

/** The maps on which the partner can be found. */
export function mapLinks(
  partner: WidgetBoot["partner"],
  names: WidgetWords["done"]["maps"],
): { name: string; url: string }[] {
  const links = [
    { name: names.naver, url: partner.naverMapUrl },
    { name: names.kakao, url: partner.kakaoMapUrl },
    { name: names.tmap, url: partner.tMapUrl },
    { name: names.google, url: partner.googleMapUrl },
  ];
  return links.flatMap(({ name, url }) => (url ? [{ name, url }] : []));
}
