import type { WidgetLanguage } from "@/contract/widget/messages";

/** What a visitor reads on the page that an offer's link opens. */
interface OfferWords {
  title: string;
  /** Of a confirmed visit. */
  planned: (when: string) => string;
  choose: string;
  /** Instead of choose, for a confirmed visit. */
  chooseMove: string;
  doctor: (name: string) => string;
  take: string;
  takeMove: string;
  taken: string;
  confirmed: string;
  over: string;
  call: string;
  number: string;
}

export const OFFER_WORDS: Record<WidgetLanguage, OfferWords> = {
  ko: {
    title: "다른 시간을 골라 주세요",
    planned: (when) => `${when} 예약은 병원 사정으로 예정대로 진행하기 어렵습니다. 죄송합니다.`,
    choose: "하나를 누르시면 바로 확정됩니다.",
    chooseMove: "하나를 누르시면 예약을 그 시간으로 바로 옮깁니다.",
    doctor: (name) => `${name} 원장`,
    take: "이 시간으로 확정",
    takeMove: "이 시간으로 옮기기",
    taken: "방금 다른 분이 예약한 시간입니다. 다른 시간을 골라 주세요.",
    confirmed: "예약이 확정되었습니다",
    over: "이 제안은 끝났습니다. 병원에서 다시 연락드리겠습니다.",
    call: "전화하기",
    number: "예약번호",
  },
  en: {
    title: "Please choose another time",
    planned: (when) => `Your appointment of ${when} cannot take place as planned. We are sorry.`,
    choose: "The time that you press is confirmed at once.",
    chooseMove: "Your appointment is moved at once to the time that you press.",
    doctor: (name) => `Dr. ${name}`,
    take: "Confirm this time",
    takeMove: "Move to this time",
    taken: "Somebody has just booked this time. Please choose another one.",
    confirmed: "Your appointment is confirmed",
    over: "This offer has ended. The clinic will contact you again.",
    call: "Call the clinic",
    number: "Booking number",
  },
  ja: {
    title: "別の日時をお選びください",
    planned: (when) => `${when} のご予約は、当院の都合により予定どおりお受けできません。申し訳ございません。`,
    choose: "押した日時ですぐに確定します。",
    chooseMove: "押した日時へご予約をすぐに変更します。",
    doctor: (name) => `${name} 院長`,
    take: "この日時で確定",
    takeMove: "この日時に変更",
    taken: "たった今、ほかの方が予約されました。別の日時をお選びください。",
    confirmed: "ご予約が確定しました",
    over: "このご案内は終了しました。クリニックより改めてご連絡いたします。",
    call: "電話する",
    number: "予約番号",
  },
  zh: {
    title: "请选择其他时间",
    planned: (when) => `您 ${when} 的预约因诊所原因无法按原计划进行，非常抱歉。`,
    choose: "点击后立即确认该时间。",
    chooseMove: "点击后预约立即改到该时间。",
    doctor: (name) => `${name} 院长`,
    take: "确认此时间",
    takeMove: "改到此时间",
    taken: "该时间刚刚被他人预约，请选择其他时间。",
    confirmed: "您的预约已确认",
    over: "此次提供的时间已结束，诊所会再与您联系。",
    call: "致电诊所",
    number: "预约号",
  },
};
