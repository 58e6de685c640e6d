/** Words of the pieces of content that several screens show. */
const WEEKDAYS = ["일", "월", "화", "수", "목", "금", "토"] as const;
const weekdayName = (weekday: number) => WEEKDAYS[weekday] ?? "";

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

export const productCardLabels = {
  rank: "인기",
} as const;

export const timeLeftLabels = {
  upcoming: "곧 시작",
  ended: "종료",
  lastDay: "오늘 마감",
  days: (days: number) => (days === 0 ? "오늘 마감" : `${days}일 남음`),
  clock: (hours: number, minutes: number, seconds: number) =>
    [hours, minutes, seconds].map((part) => String(part).padStart(2, "0")).join(":"),
  spoken: (hours: number, minutes: number) => `남은 시간 ${hours}시간 ${minutes}분`,
} as const;

export const doctorLabels = {
  free: "예약 가능",
  noFreeTime: "예약 문의",
  portrait: (name: string, position: string) => `${name} ${position}`,
} as const;

export const freeTimeLabels = {
  today: (clock: string) => `오늘 ${clock}`,
  tomorrow: (clock: string) => `내일 ${clock}`,
  thisWeek: (weekday: number, clock: string) => `${weekdayName(weekday)} ${clock}`,
  later: (month: number, day: number, clock: string) => `${month}월 ${day}일 ${clock}`,
} as const;

export const hoursLabels = {
  rows: {
    weekday: "평일",
    saturday: "토요일",
    holiday: "공휴일",
    sunday: "일요일",
    lunch: "점심시간",
    monday: "월요일",
    tuesday: "화요일",
    wednesday: "수요일",
    thursday: "목요일",
    friday: "금요일",
  },
  shortWeekday: weekdayName,
  caption: "진료시간",
  closed: "휴진",
  noLunch: "-",
  lunch: (range: string) => `점심 ${range}`,
  withoutLunch: "점심 없음",
  open: (until: string) => `지금 진료 중, ${until}까지`,
  atLunch: (until: string) => `지금은 점심시간, ${until}부터 진료`,
  opensToday: (clock: string) => `오늘 ${clock}부터 진료`,
  opensTomorrow: (clock: string) => `내일 ${clock}부터 진료`,
  opensOn: (weekday: number, clock: string) => `${weekdayName(weekday)}요일 ${clock}부터 진료`,
  closedNow: "지금은 진료하지 않습니다",
} as const;

export const mapLabels = {
  naver: "네이버 지도",
  kakao: "카카오맵",
  tMap: "티맵",
  google: "구글 지도",
  copyAddress: "주소 복사",
  addressCopied: "주소를 복사했습니다",
  mapAlt: (name: string) => `${name} 약도`,
} as const;

export const noticeLabels = {
  pinned: "중요",
} as const;
