import { priceLabels } from "./price";
import { openingLabels } from "./widget-opening";

const WEEKDAYS = ["일", "월", "화", "수", "목", "금", "토"] as const;

/** A calendar day in its parts; weekday 0 is Sunday. */
interface Day {
  month: number;
  day: number;
  weekday: number;
}

const monthDay = ({ month, day }: Pick<Day, "month" | "day">) => `${month}월 ${day}일`;
const weekday = (day: Day) => WEEKDAYS[day.weekday] ?? "";

/** The words of the screens that a visit to the booking widget can begin with, in Korean: they come with its first script. */
export const firstStepLabels = {
  /** The language's tag, for `lang`. */
  language: "ko",
  ...openingLabels,
  closeToast: "알림 닫기",
  retry: "다시 불러오기",
  optional: "선택",
  required: "필수",
  loading: "불러오는 중",
  listSeparator: ", ",

  date: {
    weekdays: WEEKDAYS,
    today: "오늘",
    tomorrow: "내일",
    dayOfMonth: (day: number) => `${day}일`,
    monthDay,
    short: (day: Day) => `${monthDay(day)}(${weekday(day)})`,
    /** The words around a calendar's bare number: together they are `long`. */
    beforeNumber: ({ month }: Pick<Day, "month">) => `${month}월 `,
    afterNumber: (day: Day) => `일 ${weekday(day)}요일`,
    long: (day: Day) => `${monthDay(day)} ${weekday(day)}요일`,
    yearMonth: (year: number, month: number) => `${year}년 ${month}월`,
    duration: (minutes: number) => {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      return [hours && `${hours}시간`, rest && `${rest}분`].filter(Boolean).join(" ");
    },
  },

  offline: "인터넷 연결이 끊겼습니다. 고르신 내용은 그대로 있고, 연결되면 이어집니다.",
  loadFailed: {
    title: "불러오지 못했습니다",
    description: "고르신 내용은 그대로 있습니다. 잠시 후 다시 불러와 주세요.",
  },

  /** The label of the choice; each language names itself. */
  chooseLanguage: "언어",
  price: priceLabels,

  /** What went wrong, where the server's own words cannot be shown. */
  errors: {
    /** By the server's `message`. The server's `translatedMessage` is Korean, so Korean needs none. */
    codes: {} as Readonly<Record<string, string>>,
    invalid: "입력하신 내용을 확인해 주세요.",
    sessionExpired: "로그인 세션이 만료되었습니다. 다시 로그인해 주세요.",
    notFound: "찾으시는 내용이 없습니다.",
    conflict: "그 사이 내용이 바뀌었습니다. 다시 확인해 주세요.",
    tooMany: "요청이 많습니다. 잠시 후 다시 시도해 주세요.",
    unknown: "요청을 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.",
  },

  tabs: {
    label: "예약 메뉴",
    home: "홈",
    treatments: "시술",
    cart: "장바구니",
    myPage: "마이페이지",
    cartWithCount: (count: number) => `장바구니, ${count}개 담김`,
    reservationsAhead: (count: number) => `다가오는 예약 ${count}건`,
  },

  home: {
    question: "어떤 예약을\n도와드릴까요?",
    treatment: { title: "시술 예약", description: "시술과 옵션을 고르고 시간을 정합니다" },
    visit: { title: "방문 예약", description: "원장과 상담한 뒤 결정합니다" },
    soonest: "가장 빠른 시간",
    todayIs: (day: Day) => `오늘 ${monthDay(day)} ${weekday(day)}요일`,
    noTimes: "지금 예약할 수 있는 시간이 없습니다. 전화로 문의해 주세요.",
    bookAt: (when: string) => `${when} 방문 예약`,
    popular: "자주 찾는 시술",
    all: "전체 보기",
  },

  session: {
    signIn: "로그인",
    signOut: "로그아웃",
    signedOut: "로그아웃했습니다.",
    signInTitle: "로그인하고\n이어 가세요",
    signInDescription: "예약하신 내용과 장바구니를 볼 수 있습니다.",
    signedInAs: (name: string) => `${name} 님`,
    useOther: "다른 번호로 예약",
  },

  treatments: {
    ...openingLabels.treatments,
    search: "시술 찾기",
    categories: "시술 분류",
    event: "이벤트",
    eventPeriod: (period: string) => `${period} 이벤트`,
    options: (product: string) => `${product} 옵션`,
    noOptions: "지금 고를 수 있는 옵션이 없습니다.",
    none: {
      title: "이 분류에는 시술이 없습니다",
      description: "다른 분류를 보시거나 방문 예약으로 상담해 주세요.",
    },
    noneFound: (keyword: string) => `‘${keyword}’ 시술을 찾지 못했습니다`,
    noneFoundHint: "다른 말로 찾아보시거나 분류에서 골라 주세요.",
    clearSearch: "찾기 지우기",
    chosen: (count: number) => `${count}개 담음`,
    addToCart: "장바구니에 담기",
    addedToCart: "장바구니에 담았습니다.",
    tooMany: (most: number) => `한 번에 ${most}개까지 고를 수 있습니다.`,
    removeOption: (option: string) => `${option} 빼기`,
    entryGone: {
      title: "고르신 옵션 가운데 지금 예약할 수 없는 것이 있습니다.",
      description: "다른 옵션을 골라 주세요.",
    },
    entryTooMany: {
      title: (most: number) => `한 번에 ${most}개까지 예약할 수 있습니다.`,
      description: "예약하실 옵션을 골라 주세요.",
    },
  },

  purpose: {
    ...openingLabels.purpose,
    legend: "방문 목적",
    choices: ["처음 방문 상담", "시술 상담", "경과 확인", "불편한 점 진료", "그 밖의 방문"],
  },

  /** The schedule step as it is drawn while its code is on its way. */
  schedule: openingLabels.schedule,
} as const;

export type Words<Of> = Of extends string
  ? string
  : Of extends (...args: infer Args) => unknown
    ? (...args: Args) => string
    : Of extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof Of]: Words<Of[Key]> };

/** The same words in any language. */
export type FirstStepWords = Words<typeof firstStepLabels>;
