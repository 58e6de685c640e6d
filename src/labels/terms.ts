/** Words of the terms pages. */
export const termsLabels = {
  effectiveFrom: (date: string) => `${date}부터 시행`,
  version: (version: string) => `${version}판`,
  versions: "모든 판",
  toVersions: "지난 판 보기",
  current: "시행 중",
  superseded: (lastDay: string) => `${lastDay}까지 시행한 지난 판입니다.`,
  toCurrent: "지금 시행 중인 판 보기",
  print: "인쇄",
} as const;
