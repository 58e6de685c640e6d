import type { VisitDevice, Vital, VitalRoute } from "@/contract/api/web-vitals";
import type { FigurePeriod } from "@/contract/studio/figures";
import type { VitalGrade } from "./vital-scale";

const WEEKDAYS = "일월화수목금토";

export const figureLabels = {
  title: { "7d": "지난 7일", "4w": "지난 4주", "12m": "지난 12달" },
  period: "기간",
  periods: { "7d": "7일", "4w": "4주", "12m": "12달" },
  compared: { "7d": "앞의 7일과 견줌", "4w": "앞의 4주와 견줌", "12m": "앞의 12달과 견줌" },
  csv: "CSV",
  csvOf: (title: string) => `${title} CSV로 받기`,
  tooFew: "적어서 말할 수 없음",
  none: "이 기간에 예약이 없습니다.",
  more: "늘어남",
  less: "줄어듦",
  same: "앞과 같음",
  totals: {
    title: "합계",
    bookings: "예약",
    online: (percent: string) => `온라인 ${percent}`,
    amount: "예약한 금액",
    amountHint: "취소 뺀 값",
    noShows: "노쇼",
    usedShare: "찬 시간",
    doctors: (count: number) => `원장 ${count}명`,
    firstVisits: "첫 방문",
    canceled: "취소",
    canceledLate: (count: number) => `늦은 취소 ${count}건`,
  },
  count: (count: number) => `${count.toLocaleString("ko")}건`,
  people: (count: number) => `${count.toLocaleString("ko")}명`,
  sources: {
    title: "들어온 길별 예약",
    table: "들어온 길별 예약의 표",
    asTable: "표로 보기",
    asChart: "그림으로 보기",
    rest: "그 밖",
    closed: "휴진",
    sum: "모두",
    heads: { "7d": "날", "4w": "주", "12m": "달" } satisfies Record<FigurePeriod, string>,
    week: (day: string) => `${day}부터`,
  },
  doctors: {
    title: "원장별 찬 시간",
    hint: { "7d": "세로선: 앞의 7일", "4w": "세로선: 앞의 4주", "12m": "세로선: 앞의 12달" },
    foot: "찬 시간은 진료 시간에서 휴진과 막은 시간을 뺀 데에 대한 값입니다.",
    doctor: "원장",
    now: "찬 시간",
    before: "앞의 기간",
    off: "진료 없음",
  },
  free: {
    title: "빈 시간이 많은 때",
    foot: "수는 비어 있는 원장 수입니다.",
    most: (weekday: number) => `${WEEKDAYS[weekday]}요일이 가장 빕니다.`,
    none: "진료한 날이 없습니다.",
    weekday: (weekday: number) => WEEKDAYS[weekday] ?? "",
    head: "요일",
    hour: (hour: number) => `${hour}시`,
    off: "진료 없음",
  },
  leads: {
    title: "노쇼는 언제 많나",
    hint: "며칠 앞서 잡았나",
    most: (lead: string) => `${lead} 앞서 잡은 예약이 가장 자주 비었습니다.`,
    head: "앞서 잡은 날",
    visits: "지난 예약",
    share: "노쇼",
  },
  treatments: {
    title: "많이 찾은 시술",
    treatment: "시술",
    bookings: "예약",
    amount: "금액",
  },
  speed: {
    title: "홈페이지 속도",
    hint: (visits: number) => `지난 7일 · 방문 ${visits.toLocaleString("ko")}번`,
    foot: "방문자 넷 가운데 셋이 겪은 값 안쪽입니다. 방문 열에 하나를 골라 재고, 누구인지는 남기지 않습니다.",
    none: "지난 7일에 잰 방문이 없습니다.",
    asTable: "표로 보기",
    asScale: "그림으로 보기",
    vitals: {
      lcp: "첫 화면 LCP",
      inp: "누른 뒤 INP",
      cls: "밀림 CLS",
      ttfb: "첫 응답 TTFB",
    } satisfies Record<Vital, string>,
    grades: { good: "좋음", fair: "고칠 것", poor: "나쁨" } satisfies Record<VitalGrade, string>,
    goodUpTo: (limit: string) => `좋음 ${limit}까지`,
    before: (value: string) => `앞의 7일 ${value}`,
    figure: "값",
    now: "지난 7일",
    weekBefore: "앞의 7일",
    heads: ["기기와 화면", "방문", "첫 화면", "누른 뒤"],
    devices: { phone: "휴대폰", tablet: "태블릿", desktop: "컴퓨터" } satisfies Record<VisitDevice, string>,
    routes: {
      "/": "홈",
      "/products": "시술 목록",
      "/products/category/:id": "시술 분류",
      "/products/:id": "시술 상세",
      "/events": "이벤트",
      "/exhibitions": "기획전",
      "/introduce": "병원 소개",
      "/boards": "게시판",
      "/cscenter": "고객센터",
      "/search": "검색",
      "/landing": "랜딩 페이지",
      other: "그 밖의 화면",
    } satisfies Record<VitalRoute, string>,
  },
};

/** `그날`, `1–3일`, `15일부터`. */
export function leadText({ fromDays, toDays }: { fromDays: number; toDays: number | null }): string {
  if (toDays === 0) return "그날";
  return toDays === null ? `${fromDays}일부터` : `${fromDays}–${toDays}일`;
}

/** `4.5%`; a dash where there is too little to say. */
export const percentText = (share: number | null, digits = 0): string =>
  share === null ? "–" : `${(share * 100).toFixed(digits)}%`;

const TEN_THOUSAND = 10_000;
const HUNDRED_MILLION = 100_000_000;

/** `1.2억 원`, `6,842만 원`, `9,000원`. */
export function wonText(won: number): string {
  if (won < TEN_THOUSAND) return `${won.toLocaleString("ko")}원`;
  if (won < HUNDRED_MILLION) return `${Math.round(won / TEN_THOUSAND).toLocaleString("ko")}만 원`;
  return `${(won / HUNDRED_MILLION).toLocaleString("ko", { maximumFractionDigits: 1 })}억 원`;
}

/** `18 수`, `11. 2부터`, `11월`. */
export function columnText(from: string, period: FigurePeriod): string {
  const [, month = 0, day = 0] = from.split("-").map(Number);
  if (period === "12m") return `${month}월`;
  if (period === "4w") return figureLabels.sources.week(`${month}. ${day}`);
  return `${day} ${WEEKDAYS[new Date(Date.parse(from)).getUTCDay()]}`;
}
