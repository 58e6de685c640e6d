import type { MessageKind, VisitorMessageKind } from "@/contract/messages/kinds";
import type { WidgetLanguage } from "@/contract/widget/messages";

/** What stands as `#{일시}` in a text. */
export type VariableName =
  /** The clinic. */
  | "병원"
  /** Date and time of the visit. */
  | "일시"
  | "예약번호"
  | "시술"
  | "주소"
  /** The clinic's site, or the page of an offer. */
  | "링크"
  /** Why the clinic refused or cancelled. */
  | "사유"
  /** Times that are offered, a line each. */
  | "시간들"
  /** Until when one can be chosen. */
  | "마감"
  /** The visitor's name, in messages to the clinic. */
  | "고객";

/**
 * Grows with every change of a text: AlimTalk's templates are inspected by code and version, and the ledger says which one
 * went out.
 */
export const TEMPLATE_VERSION = 1;

/**
 * Information that follows from a booking, in the words in which AlimTalk's inspection gets it: the reason why it is sent
 * stands in the text, and nothing in it advertises.
 */
const ko: Record<MessageKind, string> = {
  requested: "[#{병원}] #{일시} 예약 요청을 받았습니다. 확인 후 연락드립니다. 예약번호 #{예약번호}",
  confirmed: "[#{병원}] #{일시} 예약이 확정되었습니다. 예약번호 #{예약번호}",
  refused:
    "[#{병원}] #{일시} 요청하신 예약을 받지 못했습니다. (#{사유}) 다른 시간으로 다시 예약해 주세요. #{링크} 예약번호 #{예약번호}",
  moved: "[#{병원}] #{일시} 예약으로 변경되었습니다. 예약번호 #{예약번호}",
  changeRequested:
    "[#{병원}] #{일시} 예약 변경 요청을 받았습니다. 확인 후 연락드립니다. 예약번호 #{예약번호}",
  canceled: "[#{병원}] #{일시} 예약이 취소되었습니다. (#{사유}) 예약번호 #{예약번호}",
  dayBefore:
    "[#{병원}] 예약하신 고객님께 보내는 안내입니다.\n내일 예약이 있습니다: #{일시}, #{시술}\n#{주소}\n변경과 취소: #{링크}\n예약번호 #{예약번호}",
  morningOf:
    "[#{병원}] 예약하신 고객님께 보내는 안내입니다.\n오늘 예약이 있습니다: #{일시}, #{시술}\n#{주소}\n변경과 취소: #{링크}\n예약번호 #{예약번호}",
  offered:
    "[#{병원}] #{일시} 예약은 받기 어렵습니다. 아래 시간 가운데 하나를 눌러 주시면 바로 확정됩니다.\n#{시간들}\n#{마감}까지 고르실 수 있습니다.\n#{링크}",
  moveOffered:
    "[#{병원}] #{일시} 예약은 병원 사정으로 예정대로 진행하기 어렵습니다. 죄송합니다. 아래 시간 가운데 하나를 눌러 주시면 그 시간으로 바로 옮겨 드립니다.\n#{시간들}\n#{마감}까지 고르실 수 있습니다.\n#{링크}\n예약번호 #{예약번호}",
  placeFree:
    "[#{병원}] 기다리시던 #{일시}에 자리가 났습니다. #{마감}까지 눌러 주시면 예약이 확정됩니다: #{링크}",
  newRequest: "[#{병원}] 새 예약 요청: #{일시} #{고객} 님, #{시술} (#{예약번호})",
  newBooking: "[#{병원}] 새 예약: #{일시} #{고객} 님, #{시술} (#{예약번호})",
  cancellation: "[#{병원}] 고객 취소: #{일시} #{고객} 님, #{시술} (#{예약번호})",
  privateQuestion: "[#{병원}] 비공개 문의가 올라왔습니다. 스튜디오에서 확인해 주세요.",
};

const en: Record<VisitorMessageKind, string> = {
  requested:
    "[#{병원}] #{일시} We received your booking request. The clinic will confirm it. Booking number #{예약번호}",
  confirmed: "[#{병원}] #{일시} Your appointment is confirmed. Booking number #{예약번호}",
  refused:
    "[#{병원}] #{일시} The clinic could not accept your request. (#{사유}) Please book another time: #{링크} Booking number #{예약번호}",
  moved: "[#{병원}] #{일시} Your appointment has been moved to this time. Booking number #{예약번호}",
  changeRequested:
    "[#{병원}] #{일시} We received your request for this time. The clinic will confirm it. Booking number #{예약번호}",
  canceled: "[#{병원}] #{일시} Your appointment is canceled. (#{사유}) Booking number #{예약번호}",
  dayBefore:
    "[#{병원}] You have an appointment tomorrow: #{일시}, #{시술}\n#{주소}\nChange or cancel: #{링크}\nBooking number #{예약번호}",
  morningOf:
    "[#{병원}] You have an appointment today: #{일시}, #{시술}\n#{주소}\nChange or cancel: #{링크}\nBooking number #{예약번호}",
  offered:
    "[#{병원}] #{일시} is not available. Choose one of these times and it is confirmed at once.\n#{시간들}\n#{마감} is the last moment to choose.\n#{링크}",
  moveOffered:
    "[#{병원}] #{일시} Your appointment cannot take place as planned. We are sorry. Choose one of these times and it is moved there at once.\n#{시간들}\n#{마감} is the last moment to choose.\n#{링크}\nBooking number #{예약번호}",
  placeFree:
    "[#{병원}] The time you asked for is free now: #{일시}. Take it until #{마감} to confirm your visit: #{링크}",
};

const ja: Record<VisitorMessageKind, string> = {
  requested:
    "[#{병원}] #{일시} ご予約の申し込みを受け付けました。確認のうえご連絡いたします。 予約番号 #{예약번호}",
  confirmed: "[#{병원}] #{일시} ご予約が確定しました。 予約番号 #{예약번호}",
  refused:
    "[#{병원}] #{일시} ご希望の予約をお受けできませんでした。（#{사유}）別の日時でお申し込みください。#{링크} 予約番号 #{예약번호}",
  moved: "[#{병원}] #{일시} ご予約をこの日時に変更しました。 予約番号 #{예약번호}",
  changeRequested:
    "[#{병원}] #{일시} ご予約の変更を受け付けました。確認のうえご連絡いたします。 予約番号 #{예약번호}",
  canceled: "[#{병원}] #{일시} ご予約をキャンセルしました。（#{사유}） 予約番号 #{예약번호}",
  dayBefore:
    "[#{병원}] 明日のご予約のお知らせです: #{일시}、#{시술}\n#{주소}\n変更・キャンセル: #{링크}\n予約番号 #{예약번호}",
  morningOf:
    "[#{병원}] 本日のご予約のお知らせです: #{일시}、#{시술}\n#{주소}\n変更・キャンセル: #{링크}\n予約番号 #{예약번호}",
  offered:
    "[#{병원}] #{일시} のご予約はお受けできません。次の日時から一つお選びいただくと、すぐに確定します。\n#{시간들}\n#{마감}までお選びいただけます。\n#{링크}",
  moveOffered:
    "[#{병원}] #{일시} のご予約は、当院の都合により予定どおりお受けできません。申し訳ございません。次の日時から一つお選びいただくと、すぐにその日時へ変更します。\n#{시간들}\n#{마감}までお選びいただけます。\n#{링크}\n予約番号 #{예약번호}",
  placeFree:
    "[#{병원}] お待ちの日時に空きが出ました: #{일시} #{마감}までにお選びいただくと予約が確定します: #{링크}",
};

const zh: Record<VisitorMessageKind, string> = {
  requested: "[#{병원}] #{일시} 已收到您的预约申请，诊所确认后会通知您。 预约号 #{예약번호}",
  confirmed: "[#{병원}] #{일시} 您的预约已确认。 预约号 #{예약번호}",
  refused:
    "[#{병원}] #{일시} 诊所未能接受您的预约申请（#{사유}），请选择其他时间重新预约。#{링크} 预约号 #{예약번호}",
  moved: "[#{병원}] #{일시} 您的预约已改到此时间。 预约号 #{예약번호}",
  changeRequested: "[#{병원}] #{일시} 已收到您的预约变更申请，诊所确认后会通知您。 预约号 #{예약번호}",
  canceled: "[#{병원}] #{일시} 您的预约已取消。（#{사유}） 预约号 #{예약번호}",
  dayBefore: "[#{병원}] 您明天有预约: #{일시}，#{시술}\n#{주소}\n更改或取消: #{링크}\n预约号 #{예약번호}",
  morningOf: "[#{병원}] 您今天有预约: #{일시}，#{시술}\n#{주소}\n更改或取消: #{링크}\n预约号 #{예약번호}",
  offered:
    "[#{병원}] #{일시} 无法预约。请从以下时间中选择一个，选择后立即确认。\n#{시간들}\n请在 #{마감} 前选择。\n#{링크}",
  moveOffered:
    "[#{병원}] #{일시} 您的预约因诊所原因无法按原计划进行，非常抱歉。请从以下时间中选择一个，选择后立即改到该时间。\n#{시간들}\n请在 #{마감} 前选择。\n#{링크}\n预约号 #{예약번호}",
  placeFree: "[#{병원}] 您等待的时间有空位: #{일시} 请在 #{마감} 前选择以确认预约: #{링크}",
};

const abroad: Record<Exclude<WidgetLanguage, "ko">, Record<VisitorMessageKind, string>> = { en, ja, zh };

/** The clinic's people read Korean. */
export const textIn = (kind: MessageKind, language: WidgetLanguage): string =>
  language === "ko" || !(kind in en) ? ko[kind] : abroad[language][kind as VisitorMessageKind];
