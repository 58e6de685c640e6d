export const headerLabels = {
  skip: "본문으로 건너뛰기",
  home: "홈",
  menu: "주 메뉴",
  subMenu: (title: string) => `${title} 하위 메뉴`,
  search: "검색",
  leaveSearch: "검색 닫기",
  back: "뒤로",
  cart: "장바구니",
  cartFilled: "장바구니, 담은 시술 있음",
  allMenu: "전체 메뉴",
  branches: "다른 지점",
} as const;
