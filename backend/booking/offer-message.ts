import type { WidgetLanguage } from "@/contract/widget/messages";
import { clockText, dayOf, minutesOf } from "../lib/clinic-time";
import { MESSAGE_WORDS } from "../people/message-words";
import { OFFER_WORDS } from "../people/offer-words";

const MARKS = ["①", "②", "③"];

interface OfferText {
  language: WidgetLanguage;
  /** The time that was asked for. */
  wishedAt: Date;
  /** The soonest first. */
  starts: Date[];
  endsAt: Date;
  link: string;
}

/** The message with offered times and the link that opens them. */
export function offerText({ language, wishedAt, starts, endsAt, link }: OfferText): string {
  const words = OFFER_WORDS[language];
  const { clinicTime } = MESSAGE_WORDS[language];
  return [
    `${whenText(wishedAt)}${clinicTime} ${words.instead}`,
    ...starts.map((start, index) => `${MARKS[index] ?? ""} ${whenText(start)}${clinicTime}`),
    `${whenText(endsAt)}${clinicTime}${language === "en" ? " " : ""}${words.until}`,
    link,
  ].join("\n");
}

/** `2026-11-24 16:00`. */
const whenText = (instant: Date): string => `${dayOf(instant)} ${clockText(minutesOf(instant))}`;
