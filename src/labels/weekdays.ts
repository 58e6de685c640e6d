const WEEKDAYS = ["일", "월", "화", "수", "목", "금", "토"] as const;
/** 0 is Sunday. */
export const weekdayName = (weekday: number) => WEEKDAYS[weekday] ?? "";
