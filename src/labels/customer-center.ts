/** Words of the customer center. */
export const noticePageLabels = {
  title: "공지사항",
  description: (clinic: string) => `${clinic}의 진료 일정과 안내를 알려 드립니다.`,
  empty: "아직 공지가 없습니다",
  emptyHint: "진료 일정이 바뀌면 이 자리에서 먼저 알려 드립니다.",
  previous: "이전 글",
  next: "다음 글",
  neighbours: "앞뒤 공지",
  toList: "목록으로",
} as const;
