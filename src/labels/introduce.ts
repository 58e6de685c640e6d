import type { ClinicWords } from "./clinic-words";

import { weekdayName } from "./weekdays";

/** Words of the introduction pages. */
export const introduceLabels = {
  introduce: ({ clinic }: ClinicWords) => `${clinic} 소개`,
  introduceTitle: (clinic: string) => `${clinic} 소개`,
  introduceDescription: (clinic: string) => `${clinic}의 의료진과 진료시간, 오시는 길을 소개합니다.`,
  sections: "소개 둘러보기",
  overview: "소개",
  more: "더 알아보기",
  hours: "진료시간",
  address: "오시는 길",
  seeSchedule: "진료 일정",
  staffHint: (names: readonly string[], others: number) =>
    others > 0 ? `${names.join(", ")} 외 ${others}명` : names.join(", "),
  scheduleHint: "이달의 진료와 휴진",
  spaceHint: (count: number) => (count > 0 ? `사진 ${count}장` : ""),

  staff: "의료진",
  staffDescription: (clinic: string) => `${clinic} 의료진의 진료 분야와 경력, 가장 빠른 예약 시간입니다.`,
  doctors: "의료진 바로가기",
  career: "경력",
  education: "학력",
  languages: "진료 언어",
  freeDays: "예약 가능일",
  freeDay: (month: number, day: number, weekday: number) => `${month}. ${day}(${weekdayName(weekday)})`,
  scheduleOf: "진료 일정",
  /** The strip of seven days beside a doctor. */
  week: "이번 주 진료",
  alongside: (count: number) => `함께 진료하는 ${count}명`,
  wholeCareer: "약력과 예약",
  book: "예약하기",
  call: "전화 문의",

  space: "공간",
  noPictures: "공간 사진을 준비하고 있습니다. 진료 시간에 들르시면 둘러보실 수 있습니다.",
  spaceDescription: (clinic: string) => `${clinic}의 공간을 사진으로 보여 드립니다.`,
} as const;

/** Words of the month calendar and the week's table. */
export const scheduleLabels = {
  title: "진료 일정",
  description: (clinic: string) => `${clinic} 의료진의 월간, 주간 진료 일정과 휴진일입니다.`,
  month: (year: number, month: number) => `${year}년 ${month}월`,
  monthCaption: (year: number, month: number) => `${year}년 ${month}월 진료 일정`,
  previousMonth: "이전 달",
  nextMonth: "다음 달",
  previousWeek: "이전 주",
  nextWeek: "다음 주",
  weekday: weekdayName,
  weekdayWhole: (weekday: number) => `${weekdayName(weekday)}요일`,
  /** Around the number of a day, for those who hear it. */
  monthBefore: (month: number) => `${month}월`,
  weekdayAfter: (weekday: number) => `일 ${weekdayName(weekday)}요일`,
  today: "오늘",
  chosen: "고른 날",
  closed: "휴진",
  shortened: "단축",
  openHours: (hours: string) => `진료 ${hours}`,
  shortenedHours: (hours: string) => `단축 진료 ${hours}`,
  off: "휴진",
  /** What sets a day apart from the usual ones. */
  marks: { late: "야간", comesLate: "늦게 시작", leavesEarly: "일찍 마침", leave: "휴가" },
  onLeave: (names: readonly string[]) => `${names.join(", ")} 휴가`,
  /** What choosing a day shows, by the part that shows it. */
  dayHint: {
    day: "날짜를 고르면 그날 진료하는 의료진과 시간을 볼 수 있습니다.",
    week: "날짜를 고르면 그 주의 진료 시간을 볼 수 있습니다.",
  },
  dayTitle: (month: number, day: number, weekday: number) =>
    `${month}월 ${day}일 ${weekdayName(weekday)}요일`,
  bookOn: (day: number) => `${day}일로 예약하기`,
  /** Free times of a doctor on a day. */
  timesLeft: (count: number) => `${count}자리`,
  noneLeft: "마감",
  noFreeTime: {
    full: "이날은 상담 예약이 모두 찼습니다",
    past: "오늘 예약할 수 있는 시간이 지났습니다",
    outOfRange: "아직 예약을 받지 않는 날입니다",
    closed: "이날은 예약할 수 있는 시간이 없습니다",
    holiday: "이날은 예약할 수 있는 시간이 없습니다",
  },
  soonest: "가장 빠른 상담",
  seeThatDay: "그날 보기",
  askByPhone: "전화로 문의해 주세요",
  callFor: (day: number) => `${day}일 진료 문의하기`,
  doctors: "의료진 고르기",
  everyone: "전체",
  specialDays: "이달에 달라지는 날",
  dayOf: (month: number, day: number, weekday: number) => `${month}. ${day}(${weekdayName(weekday)})`,
  week: (from: string, to: string) => `${from} – ${to}`,
  weekTitle: "주간 진료 일정",
  weekCaption: (from: string, to: string) => `${from}부터 ${to}까지 의료진별 진료 시간`,
  monthDay: (month: number, day: number) => `${month}. ${day}`,
  bookWith: (name: string, position: string) => `${name} ${position}`,
  hint: "진료 일정은 사정에 따라 달라질 수 있습니다.",
} as const;
