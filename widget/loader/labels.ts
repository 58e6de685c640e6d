/** The loader may not reach src/labels: its two words live here. */
export const loaderLabels = {
  frameTitle: "온라인 예약",
  close: "닫기",
} as const;
