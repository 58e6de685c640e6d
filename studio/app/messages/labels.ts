import type { MessageChannel, MessageKind, MessageState } from "@/contract/messages/kinds";
import type { DeskMessage } from "@/contract/studio/messages";

const kinds: Record<MessageKind, string> = {
  requested: "요청 접수",
  confirmed: "예약 확정",
  refused: "요청 거절",
  moved: "예약 변경",
  changeRequested: "변경 요청 접수",
  canceled: "예약 취소",
  dayBefore: "전날 알림",
  morningOf: "당일 알림",
  offered: "시간 제안",
  moveOffered: "확정 예약에 시간 제안",
  placeFree: "빈자리 알림",
  newRequest: "새 요청",
  newBooking: "새 예약",
  cancellation: "고객 취소",
  privateQuestion: "비공개 문의",
};
const channels: Record<MessageChannel, string> = { alimtalk: "알림톡", sms: "문자", mail: "메일" };
const states: Record<MessageState, string> = {
  due: "기다림",
  sending: "보내는 중",
  sent: "보냄",
  failed: "전달 안 됨",
  canceled: "취소됨",
};

export const messageLabels = {
  title: "메시지",
  list: "메시지 고르기",
  lists: { out: "나간 것", failed: "전달 안 됨", due: "나갈 것", templates: "틀" },
  none: {
    out: "아직 나간 메시지가 없습니다.",
    failed: "전달되지 않은 메시지가 없습니다.",
    due: "보낼 메시지가 없습니다.",
  },
  sentToday: "오늘 나감",
  failedWeek: "전달 안 됨",
  failedWeekHint: "지난 7일",
  due: "나갈 것",
  dueHint: "예약을 옮기거나 취소하면 함께 바뀝니다",
  cost: "이번 달 값",
  costHint: "보내는 곳이 알려 준 값",
  columns: { when: "때", who: "누구", what: "무엇", channel: "길", state: "결과" },
  toStaff: "직원",
  kinds,
  channels,
  state: ({ state, deliveredAt }: DeskMessage) => (deliveredAt ? "전달됨" : states[state]),
  notChosen: "보낼 때 정함",
  text: "보낸 글",
  noText: "보낼 때의 예약으로 씁니다.",
  why: (code: string, wasSent: boolean) =>
    reasons[code] ?? `${wasSent ? "보냈지만 닿지 않았습니다" : "보내는 곳이 거절했습니다"} (${code}).`,
  tries: (count: number) => `${count}번 해 봄`,
  resend: "다시 보내기",
  resent: "다시 보냅니다.",
  cancel: "보내지 않기",
  canceled: "보내지 않습니다.",
  toReservation: "일정에서 보기",
  templates: {
    to: "받는 이",
    visitor: "고객",
    off: "꺼 둠",
    atOnce: "바로",
    dayBefore: (clock: string) => `전날 ${clock}`,
    sameDay: (clock: string) => `당일 ${clock}`,
    title: (kind: string) => `틀: ${kind}`,
    version: (version: number) => `${version}판 · 알림톡, 닿지 않으면 문자`,
    example: "보기",
    languages: { en: "영어", ja: "일본어", zh: "중국어" },
    hint: "틀은 플랫폼이 심사를 받아 모든 병원이 함께 씁니다. 켜고 끄기와 시각, 문자와 메일의 맺음말 한 줄은 병원의 설정 파일에서 정합니다.",
  },
  notices: "나에게 알림",
  noticesHint:
    "고른 일이 생기면 이 계정의 휴대폰이나 메일로 알립니다. 밤 9시부터 아침 8시까지는 모아 두었다가 8시에 보냅니다.",
  inStudio: "스튜디오에서만",
  email: "메일 주소",
  save: "알림 저장",
  saved: "알림을 저장했습니다.",
} as const;

/** What a code of the ledger means to a clinic. */
const reasons: Record<string, string> = {
  "no-provider": "이 길로 보낼 곳이 연결되어 있지 않습니다. 플랫폼에 알려 주세요.",
  "not-reached": "문자가 닿지 않는 나라의 번호입니다.",
  unexpected: "보내는 곳이 답하지 않습니다. 몇 시간 동안 다시 해 봅니다.",
  timeout: "보내는 곳이 답하지 않습니다. 몇 시간 동안 다시 해 봅니다.",
  "being-sent": "지금 보내고 있습니다.",
};
