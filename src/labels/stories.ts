import type { ClinicWords } from "./clinic-words";

/** Words of exhibitions and brandings. */
export const exhibitionLabels = {
  title: "기획전",
  description: (clinic: string) => `${clinic}이 지금 여는 기획전입니다.`,
  empty: "지금 여는 기획전이 없습니다",
  emptyHint: "새 기획전이 열리면 이곳에서 알려 드립니다.",
  toProducts: ({ treatment }: ClinicWords) => `전체 ${treatment} 보기`,
  always: "상시",
  products: ({ treatment }: ClinicWords) => `기획전 ${treatment}`,
} as const;
