import { eq } from "drizzle-orm";
import type { linksContract, ReviewUrl } from "@/contract/api/links";
import type { PartnerInformation } from "@/contract/tenant/partner";
import type { Handlers } from "../call/handlers";
import { reservations } from "../db/schema/reservations";
import { partnerKeywords, shortenUrls } from "../db/schema/stories";
import { notFound } from "../lib/errors";

export const linkHandlers: Handlers<typeof linksContract> = {
  "GET /customer/shorten-url": async ({ query, call }) => {
    const link = await call.scope.first(shortenUrls, { where: eq(shortenUrls.code, query.shortenUrl) });
    if (!link) throw notFound();
    return { row: { shortenUrl: link.code, targetUrl: link.targetUrl } };
  },

  "GET /customer/review-urls": async ({ query, call }) => {
    const customer = await call.customer();
    const reservation = await call.scope.first(reservations, {
      where: eq(reservations.id, query.reservationId),
    });
    if (reservation?.customerId !== customer.id) throw notFound();
    const { partnerInformation, partnerMarketingInfo } = call.tenant;
    const language = query.languageCode ?? partnerMarketingInfo.languageId;
    const rows = reviewUrls(partnerInformation, language);
    return { rows, count: rows.length };
  },

  "GET /customer/partner-keywords": async ({ call }) => {
    const fields = { keyword: partnerKeywords.keyword };
    const rows = await call.scope.pick(partnerKeywords, fields, { orderBy: [partnerKeywords.sortOrder] });
    return { rows, count: rows.length };
  },
};

/** Review sites of a clinic: Korean ones first for readers of Korean, else Google. */
export function reviewUrls(partner: PartnerInformation, languageCode: string): ReviewUrl[] {
  const { googlePlaceId, naverMapUrl, kakaoMapUrl } = partner;
  const urls: ReviewUrl[] = [];
  if (naverMapUrl) urls.push({ site: "naver", url: naverReviewUrl(naverMapUrl) });
  if (kakaoMapUrl) urls.push({ site: "kakao", url: kakaoMapUrl });
  if (googlePlaceId) urls.push({ site: "google", url: googleReviewUrl(googlePlaceId, languageCode) });
  return languageCode.startsWith("ko") ? urls : urls.toReversed();
}

function googleReviewUrl(placeId: string, languageCode: string): string {
  const url = new URL("https://search.google.com/local/writereview");
  url.search = new URLSearchParams({ placeid: placeId, hl: languageCode }).toString();
  return url.href;
}

/** The place's reviews where its number is in the link; a short link has none. */
function naverReviewUrl(mapUrl: string): string {
  const placeId = mapUrl.match(/^https:\/\/(?:m\.)?(?:map|place)\.naver\.com\/.*?\/(\d{5,})/)?.[1];
  return placeId ? `https://m.place.naver.com/hospital/${placeId}/review/visitor` : mapUrl;
}
