export const searchLabels = {
  title: "검색",
  input: "검색어",
  submit: "검색하기",
  recent: "최근 검색어",
  removeRecent: (keyword: string) => `${keyword} 지우기`,
  clearRecent: "모두 지우기",
} as const;
