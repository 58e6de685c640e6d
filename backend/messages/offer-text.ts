import type { Tenant } from "@/contract/tenant/tenant";
import type { WidgetLanguage } from "@/contract/widget/messages";
import { EXAMPLE_VALUES } from "./templates/examples";
import { renderMessage } from "./templates/render";
import { timesText, whenText } from "./words";

interface OfferText {
  language: WidgetLanguage;
  /** The time that was asked for. */
  wishedAt: Date;
  /** The soonest first. */
  starts: Date[];
  endsAt: Date;
  link: string;
}

/** The message with offered times as it would go out, for who is about to offer them. */
export const offerText = (
  { partnerInformation }: Tenant,
  { language, wishedAt, starts, endsAt, link }: OfferText,
): string =>
  renderMessage("offered", language, {
    ...EXAMPLE_VALUES,
    병원: partnerInformation.displayName,
    일시: whenText(wishedAt, language),
    시간들: timesText(starts, language),
    마감: whenText(endsAt, language),
    링크: link,
  }).text;
