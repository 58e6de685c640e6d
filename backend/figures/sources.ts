import type { RESERVATION_SOURCES } from "@/contract/studio/reservation-steps";

type Source = (typeof RESERVATION_SOURCES)[number];

const AT_THE_DESK = { phone: "전화", walkIn: "현장" } as const;
/** What campaigns call themselves, and what people call them. */
const NAMES: [RegExp, string][] = [
  [/naver/i, "네이버"],
  [/^(ig|insta)/i, "인스타그램"],
  [/facebook|^fb$|meta/i, "페이스북"],
  [/kakao/i, "카카오"],
  [/google/i, "구글"],
  [/youtube/i, "유튜브"],
  [/gangnam|강남언니/i, "강남언니"],
  [/babitalk|바비톡/i, "바비톡"],
];
const DIRECT = "홈페이지 바로";

/** The way that a reservation came, in people's words; the campaign is its `utm_source`. */
export function sourceName(source: Source, campaign: string | null): string {
  if (source !== "web") return AT_THE_DESK[source];
  const name = campaign?.trim();
  if (!name) return DIRECT;
  return NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? name;
}
