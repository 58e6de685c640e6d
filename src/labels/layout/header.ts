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
  all: "전체",
  account: "회원",
  signIn: "로그인",
  signOut: "로그아웃",
  myPage: "마이페이지",
  noOptions: "선택할 수 있는 항목이 없습니다.",
} as const;

/** Words of the bar under the header. */
export const nowBarLabels = {
  nextFree: "다음 상담",
} as const;
