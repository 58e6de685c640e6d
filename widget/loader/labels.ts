/** The loader may not reach src/labels: its few words live here. */
export const loaderLabels = {
  frameTitle: "온라인 예약",
  close: "닫기",
  loading: "예약 창을 여는 중입니다.",
  failed: "예약 창을 열지 못했습니다. 다시 열어 주세요.",
} as const;
