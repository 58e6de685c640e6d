import type { ClinicWords } from "./clinic-words";

export const infoLabels = {
  title: ({ clinic }: ClinicWords) => `${clinic} 안내`,
  facts: ({ clinic }: ClinicWords) => `${clinic} 정보`,
  name: ({ clinic }: ClinicWords) => `${clinic} 이름`,
  group: "소속",
  representative: "대표",
  businessNumber: "사업자번호",
  fax: "팩스",
  hours: "진료시간",
  directions: "오시는 길",
  address: "주소",
  phone: "전화",
  subway: "지하철",
  bus: "버스",
  parking: "주차",
  charges: "비급여 진료비용",
  chargesHint: "의료법에 따라 비급여 항목의 비용을 알려 드립니다. 실제 비용은 진료 뒤에 달라질 수 있습니다.",
  chargesAsk: "비급여 진료비용은 전화로 문의해 주세요. 원내에서도 책자로 안내합니다.",
  item: "항목",
  charge: "비용",
  itemsOf: (count: number) => `${count}개`,
  otherCharges: "그 밖의 항목",
  noCharges: "아직 올려 둔 비급여 항목이 없습니다",
  noChargesHint: "원내 책자로 안내합니다. 궁금한 항목은 전화로 물어봐 주세요.",
} as const;

/** Words of the search in the price list, which runs in the browser. */
export const chargeSearchLabels = {
  field: "항목 찾기",
  placeholder: "항목 이름을 적어 주세요",
  found: (count: number) => `${count}개 항목`,
  none: (keyword: string) => `‘${keyword}’에 맞는 항목이 없습니다`,
  noneHint: "다른 이름으로 찾거나 전화로 물어봐 주세요.",
  showAll: "모든 항목 보기",
} as const;
