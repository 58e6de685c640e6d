import type { MessageChannel } from "@/contract/messages/kinds";
import type { HistoryEntry } from "@/contract/studio/desk";
import type { ReservationStep } from "@/contract/studio/reservation-steps";

/** The words of each step: on its button, and when it is done. */
export const stepLabels: Record<ReservationStep, { button: string; done: (name: string) => string }> = {
  confirm: { button: "확정", done: (name) => `${name} 님의 예약을 확정했습니다.` },
  refuse: { button: "거절", done: (name) => `${name} 님의 요청을 거절했습니다.` },
  cancel: { button: "취소", done: (name) => `${name} 님의 예약을 취소했습니다.` },
  arrive: { button: "내원 처리", done: (name) => `${name} 님을 내원으로 바꿨습니다.` },
  finish: { button: "완료", done: (name) => `${name} 님의 진료를 완료했습니다.` },
  miss: { button: "노쇼", done: (name) => `${name} 님을 노쇼로 바꿨습니다.` },
  stepBack: { button: "되돌리기", done: (name) => `${name} 님의 예약을 한 단계 되돌렸습니다.` },
};

/** What a line of the history says. */
export const historyLabels: Record<string, string> = {
  "reservation.added": "예약",
  "reservation.moved": "시간 변경",
  "reservation.confirm": "확정",
  "reservation.refuse": "거절",
  "reservation.cancel": "취소",
  "reservation.arrive": "내원",
  "reservation.finish": "완료",
  "reservation.miss": "노쇼",
  "reservation.stepBack": "되돌림",
  "reservation.offered": "다른 시간 제안",
  "reservation.offerWithdrawn": "제안 거둠",
  "reservation.offerAccepted": "제안한 시간 고름",
  "note.added": "메모 남김",
  "note.removed": "메모 지움",
  "customer.exported": "개인정보 내려받음",
  "customer.erased": "개인정보 파기",
} satisfies Record<string, string> & Partial<Record<HistoryEntry["action"], string>>;

export const sourceLabels = { web: "온라인", phone: "전화", walkIn: "현장" } as const;

const goes: Record<MessageChannel, string> = {
  alimtalk: "알림톡이 갑니다",
  sms: "문자가 갑니다",
  mail: "메일이 갑니다",
};
const when = { confirm: "확정하면", move: "옮기면", add: "넣으면" };
/** Over a message that has not gone yet: by what press it goes, and how. */
export const toldLabel = (channel: MessageChannel, press: keyof typeof when): string =>
  `${when[press]} ${goes[channel]}`;
