/** Pages that stand on every path while a site is not open, and what they say where it is. */
export const partnerStatusLabels = {
  ready: {
    preparing: {
      title: "홈페이지를\n준비하고 있습니다",
      description: "곧 이 주소에서 진료 안내와 예약을 시작합니다. 그동안은 전화로 편하게 문의해 주세요.",
    },
    open: {
      title: "홈페이지가\n열려 있습니다",
      description: "준비를 마치고 진료 안내와 예약을 시작했습니다.",
    },
  },
  goodbye: {
    closed: {
      title: "홈페이지 운영을\n마쳤습니다",
      description: "그동안 찾아 주셔서 감사합니다. 진료 기록이나 남은 예약은 전화로 문의해 주세요.",
    },
    left: {
      title: "탈퇴가\n완료되었습니다",
      description:
        "그동안 함께해 주셔서 감사합니다. 진료 기록처럼 법으로 보관해야 하는 것을 빼고 개인정보를 지웁니다. 언제든 다시 찾아 주세요.",
    },
  },
  /** A clinic without members cannot be left. */
  thanks: {
    title: "찾아 주셔서\n감사합니다",
    description: "궁금하신 점은 언제든 전화로 문의해 주세요.",
  },
  call: (phone: string) => `${phone} 전화하기`,
  kakaoTalk: "카카오톡으로 문의",
  toHome: "홈으로",
  hours: "진료시간",
} as const;
