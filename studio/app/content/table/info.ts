import { plainText } from "@/contract/content/changes";
import type { ContentKind } from "@/contract/content/kinds";
import type { NameOf } from "../field-words";
import type { AnyBody } from "../forms/spec";

const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const dotted = (day: unknown): string => text(day).replaceAll("-", ". ");
const joined = (...parts: unknown[]): string => parts.map(text).filter(Boolean).join(" · ");
const period = ({ startDay, lastDay }: AnyBody): string =>
  `${dotted(startDay)} – ${lastDay ? dotted(lastDay) : "끝 없음"}`;
const BANNER_PLACES: Record<string, string> = {
  HOME_TOP: "홈 위",
  HOME_SIDE: "홈 옆",
  PRODUCT_LIST: "시술 목록",
};

/** What a row of a list says of a thing beside its name. */
export function infoOf(kind: ContentKind, body: AnyBody, nameOf: NameOf): string {
  const named = (of: ContentKind, id: unknown) => (typeof id === "number" ? (nameOf(of, id) ?? "") : "");
  switch (kind) {
    case "category":
      return joined(body.bodyGroup, body.concernGroup, named("category", body.parentId));
    case "event":
    case "exhibition":
    case "popup":
      return period(body);
    case "banner":
      return BANNER_PLACES[text(body.bannerLocation)] ?? "";
    case "notice":
      return joined(dotted(body.publishedAt), body.isPinned === true ? "맨 위" : "");
    case "board":
      return joined(named("boardType", body.boardTypeId), dotted(body.publishedAt));
    case "faq":
      return joined(named("faqGroup", body.groupId), plainText(text(body.answerHtml)).slice(0, 60));
    case "afterNotice":
      return plainText(text(body.contentHtml)).slice(0, 80);
    case "doctor":
      return joined(body.position, body.specialty);
    case "beforeAfter":
      return joined(body.category, body.elapsed);
    case "review":
      return joined(
        `★ ${text(body.rating)}`,
        named("product", body.productId),
        text(body.content).slice(0, 50),
      );
    case "term":
      return joined(
        `${(body.versions as unknown[] | undefined)?.length ?? 0}판`,
        body.isRequired === true ? "필수" : "",
      );
    default:
      return joined(text(body.summary ?? body.description).slice(0, 80));
  }
}

/** The picture of a row; null where the kind has none. */
export function pictureOf(body: AnyBody): string | null {
  const { image, imageUrl, afterImageUrl, popupItems } = body as {
    image?: { url?: string } | null;
    imageUrl?: string | null;
    afterImageUrl?: string;
    popupItems?: { pcContent?: string | null; mobileContent?: string | null }[];
  };
  const [item] = popupItems ?? [];
  return image?.url || imageUrl || afterImageUrl || item?.pcContent || item?.mobileContent || null;
}
