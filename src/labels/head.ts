import type { ClinicWords } from "./clinic-words";

/** Words of pages' heads that stand nowhere else on them. */
export const headLabels = {
  /** A list's further pages, told apart by their number. */
  numbered: (title: string, page: number) => `${title} ${page}쪽`,
  numberedDescription: (description: string, page: number) => `${description} (${page}쪽)`,
  /** What is heard in place of a share image. */
  shareAlt: (title: string, clinic: string) => (title === clinic ? clinic : `${title}, ${clinic}`),
} as const;

/** Descriptions of pages whose own words do not describe them. */
export const descriptionLabels = {
  info: (clinic: string) => `${clinic}의 진료시간과 오시는 길, 주차와 비급여 진료비용을 안내합니다.`,
  infoWithoutCharges: (clinic: string) => `${clinic}의 진료시간과 오시는 길을 안내합니다.`,
  board: (clinic: string, board: string) => `${clinic}의 ${board} 글을 모았습니다.`,
  category: (name: string, category: string, { treatment }: ClinicWords) =>
    `${name}의 ${category} ${treatment} 안내입니다.`,
  within: (part: string, description: string) => `${part}: ${description}`,
  notice: (clinic: string, title: string) => `${clinic} 공지사항: ${title}`,
  terms: (clinic: string, title: string, version: string) => `${clinic} ${title} ${version}판의 전문입니다.`,
  search: (name: string, { treatment }: ClinicWords) =>
    `${name}의 ${treatment} 안내와 이벤트, 기획전, 게시글을 찾습니다.`,
  productsWithoutPrices: (name: string, { treatment }: ClinicWords) =>
    `${name}의 ${treatment} 안내를 분류별로 볼 수 있습니다.`,
  eventProductsWithoutPrices: (name: string, { treatment }: ClinicWords) =>
    `${name}에서 진행 중인 이벤트 ${treatment}의 기간입니다.`,
  eventsWithoutPrices: (clinic: string) => `${clinic}에서 진행 중인 이벤트와 기간입니다.`,
} as const;
