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

/** Words of the customer center's own page, its questions and its ways to be reached. */
export const customerCenterLabels = {
  title: "고객센터",
  description: (clinic: string) => `${clinic}의 공지와 자주 묻는 질문, 문의하는 방법을 모았습니다.`,
  notices: "공지사항",
  faqs: "자주 묻는 질문",
  contact: "문의하기",
  boards: "묻고 답하기",
  allNotices: "공지 전체",
  allFaqs: "질문 전체",
  allContact: "문의 방법",
} as const;
