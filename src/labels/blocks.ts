/** Words of the pieces of content that several screens show. */

export const commonLabels = {
  home: "홈",
  seeAll: "전체 보기",
  breadcrumbs: "현재 위치",
  oneDay: "하루",
  retry: "다시 불러오기",
  loadFailed: "내용을 불러오지 못했습니다",
  loadFailedHint: "잠시 후 다시 시도해 주세요. 보고 계시던 내용은 그대로 있습니다.",
  pages: "쪽 이동",
  previousPage: "이전 쪽",
  nextPage: "다음 쪽",
  pageUnit: "쪽",
  minutes: (minutes: number) => `${minutes}분`,
} as const;

export const pageLabels = {
  /** Of a clinic that has written no description of its own. */
  describe: (clinic: string, address: string | null) =>
    [`${clinic}의 진료 안내와 의료진, 진료시간을 알려 드립니다.`, address].filter(Boolean).join(" "),
} as const;

export const productCardLabels = {
  rank: "인기",
} as const;

export const noticeLabels = {
  pinned: "중요",
} as const;

export const videoLabels = {
  untitled: "영상",
  play: (title: string) => `${title} 재생`,
} as const;

export const storyLabels = {
  reserve: "예약하기",
} as const;

/** Words of a walk through the clinic's rooms. */
export const walkLabels = {
  plan: "층별 안내도",
  hint: "번호를 누르면 그 방의 사진으로 갑니다.",
} as const;

export const asideLabels = {
  /** Other entries of a board or list. */
  more: (list: string) => `${list}의 다른 글`,
  moreNotices: "다른 공지",
} as const;

/** Beside a form whose answer takes its time. */
export const askClinicLabels = {
  title: "바로 물어보기",
  hint: "글에는 진료 시간에 차례로 답합니다. 급하시면 전화나 채팅이 빠릅니다.",
  hintByPhone: "글에는 진료 시간에 차례로 답합니다. 급하시면 전화가 빠릅니다.",
  chat: "카카오톡으로 묻기",
} as const;
