/** How long an offer still holds. */
export const timeLeftLabels = {
  upcoming: "곧 시작",
  ended: "종료",
  days: (days: number) => (days === 0 ? "오늘 마감" : `${days}일 남음`),
  /** Without a clock: at midnight. */
  closesToday: (clock: string | null) => (clock ? `오늘 ${clock} 마감` : "오늘 마감"),
  clock: (hours: number, minutes: number, seconds: number) =>
    [hours, minutes, seconds].map((part) => String(part).padStart(2, "0")).join(":"),
  spoken: (hours: number, minutes: number) => `남은 시간 ${hours}시간 ${minutes}분`,
} as const;
