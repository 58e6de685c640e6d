/** Words of the search page. */
export const searchPageLabels = {
  title: "검색",
  titleFor: (keyword: string) => `‘${keyword}’ 검색`,
  field: "검색어",
  submit: "검색",
  found: (count: number) => `시술 ${count}개`,
  empty: (keyword: string) => `‘${keyword}’에 맞는 시술이 없습니다`,
  emptyHint: "다른 말로 찾거나 아래에서 골라 보세요.",
  ask: "무엇을 찾으시나요?",
  askHint: "시술이나 고민을 적어 주세요.",
  showAll: "전체 시술 보기",
} as const;
