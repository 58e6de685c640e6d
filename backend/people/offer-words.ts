import type { WidgetLanguage } from "@/contract/widget/messages";

/** What a visitor reads of offered times, in the message and on the page that its link opens. */
interface OfferWords {
  /** Follows the time that was asked for. */
  instead: string;
  /** Follows the last instant at which a time can be chosen. */
  until: string;
  title: string;
  choose: string;
  doctor: (name: string) => string;
  take: string;
  taken: string;
  confirmed: string;
  over: string;
  call: string;
  number: string;
}

export const OFFER_WORDS: Record<WidgetLanguage, OfferWords> = {
  ko: {
    instead: "예약은 받기 어렵습니다. 아래 시간 가운데 하나를 눌러 주시면 바로 확정됩니다.",
    until: "까지 고르실 수 있습니다.",
    title: "다른 시간을 골라 주세요",
    choose: "하나를 누르시면 바로 확정됩니다.",
    doctor: (name) => `${name} 원장`,
    take: "이 시간으로 확정",
    taken: "방금 다른 분이 예약한 시간입니다. 다른 시간을 골라 주세요.",
    confirmed: "예약이 확정되었습니다",
    over: "이 제안은 끝났습니다. 병원에서 다시 연락드리겠습니다.",
    call: "전화하기",
    number: "예약번호",
  },
  en: {
    instead: "is not available. Choose one of these times and it is confirmed at once.",
    until: "is the last moment to choose.",
    title: "Please choose another time",
    choose: "The time that you press is confirmed at once.",
    doctor: (name) => `Dr. ${name}`,
    take: "Confirm this time",
    taken: "Somebody has just booked this time. Please choose another one.",
    confirmed: "Your appointment is confirmed",
    over: "This offer has ended. The clinic will contact you again.",
    call: "Call the clinic",
    number: "Booking number",
  },
  ja: {
    instead: "のご予約はお受けできません。次の日時から一つお選びいただくと、すぐに確定します。",
    until: "までお選びいただけます。",
    title: "別の日時をお選びください",
    choose: "押した日時ですぐに確定します。",
    doctor: (name) => `${name} 院長`,
    take: "この日時で確定",
    taken: "たった今、ほかの方が予約されました。別の日時をお選びください。",
    confirmed: "ご予約が確定しました",
    over: "このご案内は終了しました。クリニックより改めてご連絡いたします。",
    call: "電話する",
    number: "予約番号",
  },
  zh: {
    instead: "无法预约。请从以下时间中选择一个，选择后立即确认。",
    until: "前可以选择。",
    title: "请选择其他时间",
    choose: "点击后立即确认该时间。",
    doctor: (name) => `${name} 院长`,
    take: "确认此时间",
    taken: "该时间刚刚被他人预约，请选择其他时间。",
    confirmed: "您的预约已确认",
    over: "此次提供的时间已结束，诊所会再与您联系。",
    call: "致电诊所",
    number: "预约号",
  },
};
