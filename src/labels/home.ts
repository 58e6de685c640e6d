/** Words of the home page. */
export const homeLabels = {
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
  directions: "오시는 길 자세히",
} as const;

/** Before/after pictures and reviews, and what stands for them before one has signed in. */
export const memberResultsLabels = {
  membersOnly: (things: readonly string[]) => `${things.join("와 ")}는 회원에게만 보여 드립니다`,
  beforeAfters: "시술 전후",
  reviews: "후기",
  law: "의료법에 따라 본인인증을 한 분께 공개합니다.",
  howMany: (counts: readonly string[]) => `지금 ${counts.join(", ")}이 있습니다.`,
  beforeAfterCount: (count: number) => `전후 사진 ${count}건`,
  reviewCount: (count: number) => `후기 ${count}건`,
  signIn: "본인 확인하고 보기",
  before: "시술 전",
  after: "시술 후",
  caution: "결과와 회복은 사람마다 다르며 부작용이 생길 수 있습니다. 의료진과 충분히 상담하세요.",
  rating: (rating: number) => `5점 중 ${rating}점`,
  loading: "전후 사진과 후기를 불러오고 있습니다.",
} as const;

/** Titles of the blocks of a home that its partner has not put together. */
export const defaultHomeLabels = {
  brandings: "진료 이야기",
  categories: "진료 분야",
  recommendedProducts: "추천 시술",
  events: "진행 중인 이벤트",
  exhibitions: "기획전",
  doctors: "의료진",
  notices: "공지사항",
  visit: "진료시간과 오시는 길",
} as const;
