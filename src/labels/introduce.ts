/** Words of the introduction pages. */
export const introduceLabels = {
  staff: "의료진",
  staffDescription: (clinic: string) => `${clinic} 의료진의 진료 분야와 경력, 가장 빠른 예약 시간입니다.`,
  career: "경력",
  education: "학력",
  languages: "진료 언어",
  book: (name: string) => `${name} 원장 예약`,
  bookAny: "예약하기",
  call: "전화 문의",
  empty: "의료진 소개를 준비하고 있습니다",
  emptyHint: "궁금한 점은 전화로 문의해 주세요.",
} as const;
