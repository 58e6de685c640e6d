import { weekdayName } from "./weekdays";

/** Words beside a doctor. */
export const doctorLabels = {
  free: "예약 가능",
  noFreeTime: "예약 문의",
  years: (years: number) => `진료 ${years}년`,
  portrait: (name: string, position: string) => `${name} ${position}`,
} as const;

/** When a doctor can be seen next. */
export const freeTimeLabels = {
  today: (clock: string) => `오늘 ${clock}`,
  tomorrow: (clock: string) => `내일 ${clock}`,
  thisWeek: (weekday: number, clock: string) => `${weekdayName(weekday)} ${clock}`,
  later: (month: number, day: number, clock: string) => `${month}월 ${day}일 ${clock}`,
} as const;
