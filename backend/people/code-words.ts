import type { WidgetLanguage } from "@/contract/widget/messages";

interface CodeWords {
  subject: string;
  text: (code: string) => string;
}

/** The message with a code, which goes out at once; all others are of backend/messages. */
export const CODE_WORDS: Record<WidgetLanguage, CodeWords> = {
  ko: { subject: "인증번호", text: (code) => `인증번호 ${code}를 입력해 주세요.` },
  en: { subject: "Verification code", text: (code) => `Your verification code is ${code}.` },
  ja: { subject: "認証番号", text: (code) => `認証番号は ${code} です。` },
  zh: { subject: "验证码", text: (code) => `您的验证码是 ${code}。` },
};
