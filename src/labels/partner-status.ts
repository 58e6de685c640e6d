/** Pages that stand on every path while a site is not open. */
export const partnerStatusLabels = {
  ready: {
    title: "홈페이지를 준비하고 있습니다",
    description: "곧 이 주소에서 진료 안내와 예약을 시작합니다. 그동안은 전화로 문의해 주세요.",
  },
  goodbye: {
    title: "이용해 주셔서 감사합니다",
    description: "탈퇴가 끝났거나 홈페이지 운영이 종료되었습니다. 궁금하신 점은 전화로 문의해 주세요.",
  },
  call: (phone: string) => `${phone} 전화하기`,
} as const;
