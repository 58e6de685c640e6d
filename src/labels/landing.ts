/** Words of the campaign page, and of the one that stands where a partner has made none. */
export const landingLabels = {
  /** On the button, where the partner's blocks name none. */
  reserve: "예약하기",
  call: "전화로 예약하기",
  orCall: (phone: string) => `전화 ${phone}`,
  title: (clinic: string) => `${clinic} 첫 방문 안내`,
  heading: (clinic: string) => `처음 오시나요?\n${clinic}입니다`,
  description: (clinic: string) => `${clinic}의 진료와 의료진, 진료시간과 오시는 길을 한 장에 모았습니다.`,
  treatments: "진료 안내",
  doctors: "의료진",
  faqs: "자주 묻는 질문",
  visit: "진료시간과 오시는 길",
  closing: "궁금한 점은 편하게 물어보세요",
  closingHint: "상담만 받고 돌아가셔도 괜찮습니다.",
  toHome: "홈페이지 보기",
} as const;
