import { weekdayName } from "./weekdays";

/** Whether the clinic is open just now: what every page says again by script, without the words of the hours' table. */
export const openStateLabels = {
  open: (until: string) => `지금 진료 중, ${until}까지`,
  atLunch: (until: string) => `지금은 점심시간, ${until}부터 진료`,
  opensToday: (clock: string) => `오늘 ${clock}부터 진료`,
  opensTomorrow: (clock: string) => `내일 ${clock}부터 진료`,
  opensOn: (weekday: number, clock: string) => `${weekdayName(weekday)}요일 ${clock}부터 진료`,
  closedNow: "지금은 진료하지 않습니다",
} as const;
