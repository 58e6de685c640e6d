import type { WidgetLanguage } from "@/contract/widget/messages";

/** What a visitor reads on the page that an offer's link opens. */
interface OfferWords {
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
