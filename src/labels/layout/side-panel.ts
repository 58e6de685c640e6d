const WEEKDAYS = ["일", "월", "화", "수", "목", "금", "토"] as const;

/** What the panel says before the widget is there and the page's own script has to say it. */
export const sidePanelLabels = {
  soonest: "가장 빠른 시간",
  /** `2026-11-21` to `11월 21일 토요일`. */
  day: (date: string) => {
    const [, month = 0, day = 0] = date.split("-").map(Number);
    return `${month}월 ${day}일 ${WEEKDAYS[new Date(date).getUTCDay()]}요일`;
  },
} as const;
