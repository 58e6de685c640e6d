/** Spec §2: the default titles. */
export const floatingButtonLabels = {
  more: "더 보기",
  open: "더 보기: 상담 방법 펼치기",
  close: "더 보기: 상담 방법 접기",
  group: "예약과 상담",
  blog: "블로그",
  instagram: "인스타그램",
  youtube: "유튜브",
  phone: "전화 상담",
  kakaoTalk: "카카오톡 상담",
  naverTalk: "네이버 톡톡 상담",
  chat: "채팅 상담",
  /** Where there is no room for a default title. */
  short: { phone: "전화", kakaoTalk: "카카오톡" },
  callToBook: "전화로 예약하기",
} as const;
