import type { ClinicWords } from "../clinic-words";

/** Apart from what every page can say, as no other page needs these words. */
export const notFoundLabels = {
  title: "찾으시는 페이지가 없습니다",
  description: "주소가 바뀌었거나 지난 내용일 수 있습니다. 찾으시는 말을 적거나 메뉴에서 골라 주세요.",
  near: (words: string) => `주소에 적힌 ‘${words}’에 가까운 것을 찾아 두었습니다.`,
  kinds: { menu: "메뉴", event: "이벤트" },
  priced: (kind: string, won: string) => `${kind} · ${won}원`,
  counted: ({ treatment }: ClinicWords, count: number) => `${treatment} ${count}개`,
  waysOn: "다른 곳으로",
  search: "검색어",
  submit: "검색",
  home: "홈으로",
  /** Where every clinic has something, whatever its menu calls it. */
  pages: [
    { title: "진료 항목 전체", href: "/products" },
    { title: "의료진", href: "/introduce/staff" },
    { title: "진료 일정", href: "/introduce/schedule" },
    { title: "전화와 오시는 길", href: "/info" },
    { title: "고객센터", href: "/cscenter" },
  ],
} as const;
