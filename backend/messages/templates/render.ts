import type { MessageKind } from "@/contract/messages/kinds";
import type { WidgetLanguage } from "@/contract/widget/messages";
import { TEMPLATE_VERSION, textIn, type VariableName } from "./texts";

/** A name or a reason is no longer than this in a message. */
const MAX_VALUE_LENGTH = 200;

export interface RenderedMessage {
  subject: string;
  text: string;
  version: number;
  /** As AlimTalk wants them: the inspected text's code, and the variables that it has. */
  template: { code: string; variables: Record<string, string> };
}

const SUBJECTS: Record<WidgetLanguage, string> = {
  ko: "예약 안내",
  en: "Your appointment",
  ja: "ご予約のお知らせ",
  zh: "预约通知",
};

/** A message that informs of a booking. What a value holds stays plain text, in one line but for offered times. */
export function renderMessage(
  kind: MessageKind,
  language: WidgetLanguage,
  values: Record<VariableName, string>,
): RenderedMessage {
  const variables: Record<string, string> = {};
  const text = textIn(kind, language).replace(/#\{([^}]+)\}/g, (_, name: VariableName) => {
    const value = name === "시간들" ? values[name] : inOneLine(values[name]);
    variables[name] = value;
    return value;
  });
  return {
    subject: `[${inOneLine(values.병원)}] ${SUBJECTS[language]}`,
    // A variable that is empty leaves its line or its brackets behind.
    text: text
      .replace(/ ?[（(][)）]/g, "")
      .replace(/\n{2,}/g, "\n")
      .trim(),
    version: TEMPLATE_VERSION,
    template: { code: `${kind}_${language}_v${TEMPLATE_VERSION}`, variables },
  };
}

const inOneLine = (value: string): string =>
  value
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_VALUE_LENGTH);

/** What a visitor agreed to, and when: without it nothing may be advertised to them. */
interface AdvertisingConsent {
  agreedAt: Date;
  /** A free number that ends it. */
  optOutPhone: string;
}

/** An advertisement, marked as one, with the free way out of it; never between 21:00 and 08:00 (`dueAtOf`). */
export const renderAdvertisement = (
  text: string,
  { clinic, consent }: { clinic: string; consent: AdvertisingConsent },
): string => `(광고) [${inOneLine(clinic)}] ${text.trim()}\n무료수신거부 ${consent.optOutPhone}`;
