export const keyLabels = {
  title: "글쇠",
  all: "모든 글쇠",
  close: "닫기",
  single: "글쇠 하나로 일하기",
  singleHint: "끄면 이 컴퓨터에서는 화살표, ⏎, Esc만 씁니다.",
} as const;

/** The keys by screen; those of one line do the same, or are its two ways. */
export const KEY_GROUPS: readonly { screen: string; keys: readonly (readonly [string, string])[] }[] = [
  {
    screen: "어디서나",
    keys: [
      ["N", "예약 넣기"],
      ["Z", "방금 한 일 되돌리기"],
      ["G C", "병원 바꾸기"],
      ["Esc", "닫기"],
      ["?", "글쇠 보기"],
    ],
  },
  {
    screen: "일정",
    keys: [
      ["← → ↑ ↓", "예약 고르기"],
      ["[ ]", "이전, 다음 날이나 주"],
      ["T", "오늘"],
      ["W", "하루와 한 주 바꾸기"],
      ["B", "시간 막기, 휴진"],
    ],
  },
  {
    screen: "고른 예약",
    keys: [
      ["A", "내원"],
      ["D", "완료"],
      ["X", "노쇼"],
      ["M", "옮기기, 걸리는 시간"],
      ["O", "다른 시간 제안"],
      ["⌫", "취소"],
    ],
  },
  {
    screen: "요청",
    keys: [
      ["J K", "다음, 앞"],
      ["⏎", "확정"],
      ["T", "다른 시간 제안"],
      ["M", "옮기기"],
      ["R", "거절"],
    ],
  },
  {
    screen: "고객, 문의",
    keys: [
      ["/", "고객 찾기"],
      ["J K", "다음, 앞"],
      ["⏎", "고른 고객 예약"],
      ["⌘⏎", "답변 올리기"],
    ],
  },
  { screen: "콘텐츠", keys: [["P", "게시"]] },
];
