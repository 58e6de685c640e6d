import { weekdayName } from "./weekdays";

/** When the clinic is open. */
export const hoursLabels = {
  closedOnHolidays: "공휴일에는 쉽니다.",
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
} as const;
