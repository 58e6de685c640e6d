/** Words of the home page's closing event. */
export const heroLabels = {
  closesToday: (clock: string) => `오늘 ${clock} 마감`,
} as const;
