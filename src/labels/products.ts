import type { ClinicWords } from "./clinic-words";

/** Words of the product page. */
export const productLabels = {
  event: "이벤트",
  secretEvent: "안내 받으신 분께",
  call: "전화 문의",
  pictures: "사진",
  term: "예약 기준",
  facts: "한눈에 보기",
  options: "옵션",
  optionsHint: "여러 개 고를 수 있습니다",
  information: ({ treatment }: ClinicWords) => `${treatment} 정보`,
  recommendedFor: "이런 분께 권합니다",
  steps: "진행 순서",
  caution: "꼭 알아두세요",
  afterCare: ({ treatment }: ClinicWords) => `${treatment} 후 관리`,
  results: "전후 사진",
  reviews: "후기",
  related: ({ treatment }: ClinicWords) => `함께 상담하는 ${treatment}`,
  sections: "자세한 안내",
  comparison: (part: string) => `${part}, 어떤 방법이 맞을까요`,
  viewed: "보는 중",
} as const;

/** Words of the gallery's row of small pictures. */
export const galleryRowLabels = {
  picture: (index: number) => `사진 ${index} 보기`,
  count: (index: number, count: number) => `${index} / ${count}`,
} as const;

/** Words of the parts that run in the browser: choosing and buying. */
export const purchaseLabels = {
  sum: (won: string) => `${won}원`,
  chosen: (count: number, vat: string) => `옵션 ${count}개, ${vat}`,
  chosenWithoutPrice: (count: number) => `옵션 ${count}개`,
  nothingChosen: "옵션을 골라 주세요",
  addToCart: "장바구니",
  added: "장바구니에 담았습니다",
  book: "예약하기",
} as const;
