import type { ClinicWords } from "./clinic-words";

/** Words of the product lists. */
export const productListLabels = {
  title: ({ treatment }: ClinicWords) => treatment,
  pick: ({ treatment }: ClinicWords) => `추천 ${treatment}`,
  event: ({ treatment }: ClinicWords) => `이벤트 ${treatment}`,
  description: (name: string, { treatment }: ClinicWords) =>
    `${name}의 ${treatment} 안내와 가격을 분류별로 볼 수 있습니다.`,
  pickDescription: (name: string, { treatment }: ClinicWords) =>
    `${name}에서 의료진이 추천하는 ${treatment}입니다.`,
  eventDescription: (name: string, { treatment }: ClinicWords) =>
    `${name}에서 진행 중인 이벤트 ${treatment}의 기간과 가격입니다.`,
  categories: "분류",
  subCategories: "세부 분류",
  all: "전체",
  filters: "걸러 보기와 순서",
  onlyRecommended: "원장 추천만",
  onlyEvents: "이벤트 중",
  badge: "특징",
  anyBadge: "모든 특징",
  sort: "순서",
  sorts: {
    recommended: "추천순",
    latest: "최신순",
    priceAscending: "낮은 가격순",
    priceDescending: "높은 가격순",
  },
  apply: "적용",
  previous: "앞의 항목 보기",
  eventEmpty: "지금 진행 중인 이벤트가 없습니다",
  eventEmptyHint: "새 이벤트가 시작되면 이곳에서 기간과 함께 알려 드립니다.",
  eventOptions: (product: string) => `${product} 옵션`,
  empty: "조건에 맞는 항목이 없습니다",
  emptyHint: "조건을 줄이거나 다른 분류를 골라 보세요.",
  showAll: ({ treatment }: ClinicWords) => `전체 ${treatment} 보기`,
  name: "이름",
  price: "가격",
  otherProducts: "그 밖의 항목",
  allOfPart: (part: string, count: number) => `${part} ${count}개 모두 보기`,
  bookProduct: (product: string) => `${product} 예약`,
} as const;

/** Words of the way to more products, which runs in the browser. */
export const loadMoreLabels = {
  shown: (count: number, shown: number) => `${count}개 중 ${shown}개`,
  loadMore: "더 보기",
  loading: "불러오는 중입니다",
} as const;
