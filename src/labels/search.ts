import type { ClinicWords } from "./clinic-words";

/** Words of the search page. */
export const searchPageLabels = {
  title: "검색",
  titleFor: (keyword: string) => `‘${keyword}’ 검색`,
  field: "검색어",
  submit: "검색",

  tabs: "검색 결과 갈래",
  tab: ({ treatment }: ClinicWords) => ({
    products: treatment,
    events: "이벤트",
    exhibitions: "기획전",
    boards: "게시글",
    posts: "문의 글",
    notices: "공지사항",
    faqs: "자주 묻는 질문",
  }),
  countUnit: "건",
  found: (count: number) => `모두 ${count.toLocaleString("ko-KR")}건을 찾았습니다.`,
  resultsOf: (tab: string) => `${tab} 검색 결과`,
  related: "함께 찾는 낱말",

  empty: (keyword: string) => `‘${keyword}’에 맞는 내용이 없습니다`,
  emptyHint: "낱말을 줄이거나 아래에서 골라 보세요.",
  emptyTab: (tab: string, keyword: string) => `${tab}에는 ‘${keyword}’에 맞는 내용이 없습니다`,
  emptyTabHint: "다른 갈래에서 찾은 내용을 보실 수 있습니다.",
  showFound: "찾은 내용 보기",
  failed: (tab: string) => `${tab} 결과를 불러오지 못했습니다`,
  failedHint: "잠시 후 다시 찾아 보세요. 다른 갈래의 결과는 그대로 보실 수 있습니다.",

  ask: "무엇을 찾으시나요?",
  askHint: ({ treatment }: ClinicWords) => `고민이나 ${treatment} 이름을 적어 주세요.`,
  showAll: ({ treatment }: ClinicWords) => `전체 ${treatment} 보기`,
} as const;
