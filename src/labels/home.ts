/** Words of the home page. */
export const homeLabels = {
  readMore: "자세히 보기",
  allProducts: "전체 보기",
  ranking: "순위 전체",
  allEvents: "전체 보기",
  allDoctors: "의료진 보기",
  allNotices: "전체 보기",
  allPrices: "가격 전체",
  categories: "시술 분류",
  priceGroup: "분류",
  priceCaption: (category: string, vat: string) => `${category} 가격, ${vat}`,
  pricePeriod: "이벤트가는 적힌 기간의 예약에 적용됩니다.",
  askForPrice: "상담 문의",
  directions: "오시는 길",
  directionsBy: "교통",
  noProducts: "준비 중인 시술입니다.",
} as const;
