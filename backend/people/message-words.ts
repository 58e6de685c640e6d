import type { WidgetLanguage } from "@/contract/widget/messages";

export interface MessageWords {
  code: (code: string) => string;
  codeSubject: string;
  reservationSubject: string;
  /** Follows the time of day: its time zone. */
  clinicTime: string;
  number: string;
  canceled: string;
  changed: string;
  changeRequested: string;
  confirmed: string;
  refused: string;
  requested: string;
}

/** Messages by SMS and e-mail, in the language in which the customer requested their code. */
export const MESSAGE_WORDS: Record<WidgetLanguage, MessageWords> = {
  ko: {
    code: (code) => `인증번호 ${code}를 입력해 주세요.`,
    codeSubject: "인증번호",
    reservationSubject: "예약 안내",
    clinicTime: "",
    number: "예약번호",
    canceled: "예약이 취소되었습니다.",
    changed: "예약으로 변경되었습니다.",
    changeRequested: "예약 변경 요청을 받았습니다. 확인 후 연락드립니다.",
    confirmed: "예약이 확정되었습니다.",
    refused: "요청하신 예약을 받지 못했습니다. 다른 시간으로 다시 예약해 주세요.",
    requested: "예약 요청을 받았습니다. 확인 후 연락드립니다.",
  },
  en: {
    code: (code) => `Your verification code is ${code}.`,
    codeSubject: "Verification code",
    reservationSubject: "Your appointment",
    clinicTime: " (Korean time)",
    number: "Booking number",
    canceled: "Your appointment is canceled.",
    changed: "Your appointment has been moved to this time.",
    changeRequested: "We received your request for this time. The clinic will confirm it.",
    confirmed: "Your appointment is confirmed.",
    refused: "The clinic could not accept your request. Please book another time.",
    requested: "We received your booking request. The clinic will confirm it.",
  },
  ja: {
    code: (code) => `認証番号は ${code} です。`,
    codeSubject: "認証番号",
    reservationSubject: "ご予約のお知らせ",
    clinicTime: "（韓国時間）",
    number: "予約番号",
    canceled: "ご予約をキャンセルしました。",
    changed: "ご予約をこの日時に変更しました。",
    changeRequested: "ご予約の変更を受け付けました。確認のうえご連絡いたします。",
    confirmed: "ご予約が確定しました。",
    refused: "ご希望の予約をお受けできませんでした。別の日時でお申し込みください。",
    requested: "ご予約の申し込みを受け付けました。確認のうえご連絡いたします。",
  },
  zh: {
    code: (code) => `您的验证码是 ${code}。`,
    codeSubject: "验证码",
    reservationSubject: "预约通知",
    clinicTime: "（韩国时间）",
    number: "预约号",
    canceled: "您的预约已取消。",
    changed: "您的预约已改到此时间。",
    changeRequested: "已收到您的预约变更申请，诊所确认后会通知您。",
    confirmed: "您的预约已确认。",
    refused: "诊所未能接受您的预约申请，请选择其他时间重新预约。",
    requested: "已收到您的预约申请，诊所确认后会通知您。",
  },
};
