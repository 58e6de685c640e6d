const WEEKDAYS = ["일", "월", "화", "수", "목", "금", "토"] as const;

/** `2026-11-21` to `11월 21일 토요일`. */
function day(date: string) {
  const [, month = 0, dayOfMonth = 0] = date.split("-").map(Number);
  return `${month}월 ${dayOfMonth}일 ${WEEKDAYS[new Date(date).getUTCDay()]}요일`;
}

/** What the panel says before the widget is there and the page's own script has to say it. */
export const sidePanelLabels = {
  /** The widget's language names itself. */
  language: "한국어",
  soonest: "가장 빠른 시간",
  noTimes: "지금 예약할 수 있는 시간이 없습니다. 전화로 문의해 주세요.",
  day: (date: string, today: string) => (date === today ? `오늘 ${day(date)}` : day(date)),
  bookAt: (date: string, time: string) => `${day(date)} ${time} 방문 예약`,
} as const;
