/** Words of the events page. */
export const eventsLabels = {
  title: "이벤트",
  description: (clinic: string) => `${clinic}에서 진행 중인 이벤트와 기간, 가격입니다.`,
  isOver: "찾으신 이벤트는 끝났습니다.",
  toRunning: (count: number) => `지금 진행 중인 이벤트 ${count}개 보기`,
  running: "진행 중인 이벤트",
  ended: "종료된 이벤트",
  empty: "지금은 진행 중인 이벤트가 없습니다",
  emptyHint: "새 이벤트는 이 자리에 기간과 함께 올라옵니다.",
  /** The strip of fourteen days. */
  deadlines: "이벤트 마감일",
  today: "오늘",
  deadlineCount: (count: number) => `마감 ${count}개`,
  until: (day: string) => `${day}까지`,
  toProducts: "다른 항목 둘러보기",
} as const;
