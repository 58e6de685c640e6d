/** Words around a popup's picture. */
export const popupLabels = {
  hideToday: "오늘 하루 보지 않기",
  close: "닫기",
  more: "자세히",
  turn: (number: number, count: number) => `${number} / ${count}`,
  /** Beside the number of a slide. */
  turnOfPopups: (number: number, count: number) => `안내 ${number} / ${count}`,
} as const;
