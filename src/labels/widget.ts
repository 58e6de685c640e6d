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

/** Every word of the booking widget, in Korean; the other languages stand beside it and have the same keys. */
export const widgetLabels = {
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

  schedule: {
    ...openingLabels.schedule,
    holdsTreatment: (duration: string) => `상담과 시술에 ${duration}을 잡아 둡니다.`,
    holdsVisit: (duration: string) => `상담에 ${duration}을 잡아 둡니다.`,
    noFreeTime: "예약 마감",
    previousMonth: "이전 달",
    nextMonth: "다음 달",
    firstFree: (when: string) => `가장 빠른 날 ${when}`,
    closedReasons: {
      past: "지난 날",
      closed: "휴진",
      holiday: "공휴일 휴진",
      full: "예약 마감",
      outOfRange: "예약 기간이 아님",
    },
    /** For a device that is in another zone than the clinic. */
    zoneNote: "모든 시간은 한국 시간(KST)입니다.",
    holding: "시간을 잡는 중",
    allFull: "마감",
    fullCount: (count: number) => `마감 ${count}`,
    morning: "오전",
    afternoon: "오후",
    evening: "저녁",
    lunch: (start: string, end: string) => `점심시간 ${start} – ${end}`,
    timeFull: (time: string) => `${time} 마감`,
    timeWaiting: (time: string) => `${time} 대기 신청`,
    waiting: "대기",
    waitingHint: "대기로 표시된 시간은 병원이 확인한 뒤 확정됩니다.",
    noTimes: { title: "이 날은 시간이 모두 찼습니다", description: "다른 날짜나 다른 원장을 골라 주세요." },
    noTimesOf: (doctor: string) => `${doctor}은 예약이 모두 찼습니다`,
    othersFirst: "다른 원장의 가장 빠른 시간입니다.",
    nobodyFree: "지금 예약할 수 있는 시간이 없습니다. 전화로 문의해 주세요.",
    chooseOther: (doctor: string, when: string) => `${doctor} ${when}`,
    taken: (time: string) => `${time}은 방금 다른 분이 예약했습니다.`,
    takenTreatment: "고르신 시술과 적으신 내용은 그대로 있으니 다른 시간을 골라 주세요.",
    takenVisit: "적으신 내용은 그대로 있으니 다른 시간을 골라 주세요.",
  },

  hold: {
    kept: (left: string) => `이 시간을 ${left} 동안 잡아 두었습니다`,
    oneMinute: "잡아 둔 시간이 1분 남았습니다.",
    over: {
      title: "잡아 둔 시간이 지났습니다.",
      description: "적으신 내용은 그대로 있습니다. 이 시간을 다시 잡아 두실 수 있습니다.",
    },
    again: "다시 잡기",
    waiting: "이 시간은 병원이 확인한 뒤 확정됩니다.",
  },

  contact: {
    question: "연락처를\n확인해 주세요",
    description: "예약 안내는 문자로만 보내 드립니다.",
    name: "이름",
    nameMissing: "이름을 적어 주세요.",
    phone: "휴대폰 번호",
    phoneInvalid: "휴대폰 번호를 확인해 주세요.",
    country: "국가",
    otherCountry: "다른 국가 (번호 앞에 + 국가번호)",
    email: "이메일",
    emailHint: "이 번호로는 문자를 보낼 수 없어 인증번호와 예약 안내를 이메일로 보내 드립니다.",
    emailInvalid: "이메일 주소를 확인해 주세요.",
    sendCode: "인증번호 받기",
    resendCode: "다시 받기",
    resendIn: (seconds: number) => `${seconds}초 뒤 다시`,
    code: "인증번호",
    codeHint: "문자로 받은 6자리 숫자를 적어 주세요.",
    codeHintByEmail: "이메일로 받은 6자리 숫자를 적어 주세요.",
    codeMissing: "인증번호 6자리를 적어 주세요.",
    codeUnsent: "인증번호를 받아 번호를 확인해 주세요.",
    codeExpired: "인증번호 시간이 지났습니다. 다시 받아 주세요.",
    timeLeft: (text: string) => `남은 시간 ${text}`,
    verified: "번호가 확인됐습니다.",
    emailVerified: "이메일이 확인됐습니다.",
    developmentHint: "개발용: 인증번호 보기",
    memo: "원장에게 전할 말",
    memoPlaceholder: "복용 중인 약이나 걱정되는 점이 있다면 적어 주세요",
    agreements: "약관 동의",
    agreeAll: "모두 동의합니다",
    readTerm: (term: string) => `${term} 내용 보기`,
    termVersion: (version: string) => `버전 ${version}`,
    termAgreed: "동의함",
    termChanged: "전에 동의하신 뒤로 내용이 바뀌었습니다.",
    allAgreed: "전에 동의하신 약관이 그대로여서 다시 여쭙지 않습니다.",
    koreanBinds: "한국어 약관이 효력을 가집니다.",
    koreanText: "한국어 약관",
    agreementsMissing: "필수 약관에 동의해 주세요.",
    book: "예약하기",
    booking: "예약하는 중",
    requestBooking: "예약 신청하기",
    payLater: "결제는 내원 후",
    sum: (subtotal: string, vat: string) => `시술 ${subtotal}원 + VAT ${vat}원`,
    vatIncluded: "VAT 포함",
    askPrice: "금액은 상담 후 안내",
    won: "원",
    sessionExpired: {
      title: "로그인 시간이 지났습니다.",
      description: "적으신 내용은 그대로 있습니다. 번호만 다시 확인해 주세요.",
    },
    refused: { description: "적으신 내용은 그대로 있습니다." },
    failed: {
      title: "예약을 보내지 못했습니다.",
      description:
        "적으신 내용은 그대로 있습니다. 연결을 확인하고 다시 눌러 주세요. 두 번 예약되지 않습니다.",
    },
    waiting: {
      title: "연결을 기다리고 있습니다.",
      description:
        "아직 예약되지 않았습니다. 인터넷이 연결되면 바로 예약을 보냅니다. 두 번 예약되지 않습니다.",
      stop: "보내지 않기",
    },
    changeTime: "시간 다시 고르기",
  },

  done: {
    confirmed: (day: Day, clock: string) => `${monthDay(day)} ${weekday(day)}요일\n${clock}에 뵙겠습니다`,
    requested: (day: Day, clock: string) =>
      `${monthDay(day)} ${weekday(day)}요일\n${clock} 예약을 신청했습니다`,
    isConfirmed: "예약이 확정되었습니다.",
    isRequested: "병원이 확인한 뒤 확정 여부를 알려 드립니다.",
    /** The words around the phone number to which the message went. */
    beforePhone: "",
    afterPhone: "로 문자를 보냈습니다.",
    mailedTo: (email: string) => `${email}로 이메일을 보냈습니다.`,
    number: "예약번호",
    doctor: "원장",
    anyDoctor: "병원이 배정합니다",
    treatment: "시술",
    purpose: "방문 목적",
    price: "예상 금액",
    priceNote: (vat: string) => `${vat}, 결제는 내원 후`,
    place: "장소",
    memo: "전할 말",
    addToCalendar: "일정에 넣기",
    directions: "길 찾기",
    maps: { naver: "네이버 지도", kakao: "카카오맵", tmap: "티맵", google: "구글 지도" },
    share: "공유",
    copied: "예약 내용을 복사했습니다.",
    shareFailed: "예약 내용을 복사하지 못했습니다.",
    shareText: (partner: string, when: string, number: string) => `${partner} ${when} 예약 (${number})`,
    myReservations: "내 예약 보기",
    bookAnother: "다른 예약 하기",
    changeUntil: (when: string) => `${when}까지 마이페이지에서 변경하거나 취소할 수 있습니다.`,
    changeByPhone: "변경과 취소는 전화로 도와드립니다.",
    call: "전화",
    copyAddress: "주소 복사",
    addressCopied: "주소를 복사했습니다.",
    addressNotCopied: "주소를 복사하지 못했습니다.",
    calendarOffline: "인터넷 연결이 끊겨 일정 파일을 받지 못했습니다. 연결되면 다시 눌러 주세요.",
    canceledAt: "취소",
  },

  cart: {
    question: "담아 두신 시술",
    empty: {
      title: "장바구니가 비어 있습니다",
      description: "마음에 드는 시술을 담아 두고 한 번에 예약할 수 있습니다.",
    },
    browse: "시술 보러 가기",
    choose: (option: string) => `${option} 예약에 넣기`,
    book: (count: number) => `${count}개 예약하기`,
    removed: "장바구니에서 뺐습니다.",
    undo: "되돌리기",
    event: (title: string, period: string) => `${title} ${period}`,
    eventDays: (days: number) => (days === 0 ? "오늘 마감" : `${days}일 남음`),
    eventLeft: (clock: string) => `${clock} 남음`,
    eventEnded: "이벤트가 끝나 지금 가격으로 보여 드립니다.",
    eventEnding: "이벤트가 끝났습니다. 지금 가격을 확인하고 있습니다.",
    sum: (count: number) => `${count}개 합계`,
    duration: (duration: string) => `시술 시간 ${duration}`,
    tooMany: (most: number) => `한 번에 ${most}개까지 예약할 수 있습니다.`,
    remove: (option: string) => `${option} 장바구니에서 빼기`,
  },

  reservations: {
    title: "예약 내역",
    question: "내 예약",
    upcoming: "다가오는 예약",
    past: "지난 예약",
    none: { title: "예약이 없습니다", description: "원하는 시술과 시간을 골라 예약해 보세요." },
    book: "예약하기",
    statuses: { waiting: "확인 중", confirmed: "확정", canceled: "취소됨", completed: "방문 완료" },
    kinds: { visit: "방문 예약", treatment: "시술 예약" },
    moreOptions: (first: string, rest: number) => `${first} 외 ${rest}개`,
    nonePast: {
      title: "지난 예약이 없습니다",
      description: "다녀가신 예약과 취소한 예약이 여기에 남습니다.",
    },
    more: "더 보기",
    shown: (shown: number, all: number) => `${all}건 중 ${shown}건`,
    changeTime: "시간 변경",
    cancel: "예약 취소",
    rebook: "다시 예약",
    changeableUntil: (when: string) => `${when}까지 직접 변경하거나 취소할 수 있습니다.`,
    changeOver: (when: string) => `직접 변경하고 취소할 수 있는 시간이 ${when}에 지났습니다.`,
    callUs: "전화로 도와드리겠습니다.",
    rebookGone: "지금은 받을 수 없는 시술입니다. 다른 시술을 골라 주세요.",
    rebookPartly: (count: number) => `지금 받을 수 없는 ${count}개는 빼고 담았습니다.`,
    rebookFailed: "시술을 불러오지 못했습니다. 연결을 확인하고 다시 눌러 주세요.",
    notFound: "예약을 찾지 못했습니다. 목록을 새로 불러왔습니다.",
  },

  myPage: {
    title: "마이페이지",
    greeting: (name: string) => `${name} 님`,
    next: "다음 예약",
    noNext: "다가오는 예약이 없습니다.",
    book: "예약하기",
    daysLeft: (days: number) => (days === 0 ? "오늘" : days === 1 ? "내일" : `${days}일 뒤`),
    openReservation: "예약 자세히 보기",
    menu: "마이페이지 메뉴",
    reservations: "예약 내역",
    upcomingCount: (count: number) => `다가오는 예약 ${count}건`,
    recent: "최근 본 시술",
    cart: "장바구니",
    itemCount: (count: number) => `${count}개`,
    profile: "내 정보",
    marketing: "마케팅 수신",
    marketingOn: "받음",
    marketingOff: "받지 않음",
  },

  change: {
    title: "시간 변경",
    question: "언제로 바꿀까요?",
    now: (when: string) => `지금 예약은 ${when}입니다. 바꾸기 전까지 그대로 있습니다.`,
    from: "지금",
    to: "바꿀 시간",
    pickTime: "바꿀 시간을 골라 주세요",
    same: "지금 예약과 같은 시간입니다",
    confirm: "이 시간으로 변경",
    changing: "변경하는 중",
    changed: (when: string) => `예약을 ${when}으로 변경했습니다.`,
    requested: (when: string) => `${when}으로 변경을 신청했습니다. 병원이 확인한 뒤 확정됩니다.`,
    kept: (when: string) => `지금 예약 ${when}은 그대로 있습니다. 다른 시간을 골라 주세요.`,
    refused: (when: string) => `지금 예약 ${when}은 그대로 있습니다.`,
    failed: {
      title: "변경을 보내지 못했습니다.",
      description:
        "고르신 시간은 그대로 있습니다. 연결을 확인하고 다시 눌러 주세요. 두 번 변경되지 않습니다.",
    },
  },

  cancel: {
    question: "이 예약을 취소할까요?",
    description: (when: string) =>
      `${when} 예약이 취소됩니다. 되돌릴 수 없고, 시간은 다른 분이 예약할 수 있게 됩니다.`,
    reason: "취소하는 이유",
    reasons: [
      "일정이 바뀌었습니다",
      "몸 상태가 좋지 않습니다",
      "비용이 부담됩니다",
      "다른 병원을 이용합니다",
    ],
    confirm: "예약 취소하기",
    keep: "그대로 두기",
    canceled: "예약을 취소했습니다.",
    failed: {
      title: "취소를 보내지 못했습니다.",
      description: "예약은 그대로 있습니다. 연결을 확인하고 다시 눌러 주세요.",
    },
    refused: "예약은 그대로 있습니다.",
  },

  recent: {
    title: "최근 본 시술",
    question: "최근 본 시술",
    none: { title: "최근 본 시술이 없습니다", description: "시술을 펼쳐 보시면 여기에 남습니다." },
    browse: "시술 보러 가기",
    remove: (name: string) => `${name} 기록 지우기`,
    removed: "기록에서 지웠습니다.",
    clear: "모두 지우기",
    cleared: "최근 본 시술을 모두 지웠습니다.",
  },

  people: {
    verify: {
      signIn: "본인인증으로 로그인",
      member: "회원",
      memberDescription:
        "예약과 함께 후기, 시술 전후 사진, 결과 사진까지 보실 수 있습니다. 처음이시면 인증한 뒤 바로 가입합니다.",
      guest: "비회원",
      guestDescription:
        "문자로 받은 인증번호로 비회원 예약과 장바구니를 봅니다. 회원의 예약은 본인인증으로 로그인하면 보입니다.",
      guestSignIn: "비회원으로 로그인",
      memberInstead: "회원이시면 이름과 번호를 적지 않으셔도 됩니다.",
      signInToBook: "본인인증으로 이어 가기",
      again: "본인인증 다시 하기",
      waiting: "열린 창에서 본인인증을 마쳐 주세요.",
      showWindow: "본인인증 창 보기",
      checking: "확인하는 중",
      givenUp: {
        title: "본인인증을 마치지 않았습니다.",
        description: "창이 닫혔습니다. 적으신 내용은 그대로 있으니 다시 눌러 주세요.",
      },
      blocked: {
        title: "브라우저가 본인인증 창을 막았습니다.",
        description: "아래를 누르시면 창이 열립니다. 적으신 내용은 그대로 있습니다.",
      },
      openWindow: "본인인증 창 열기",
      failed: "적으신 내용은 그대로 있습니다. 다시 눌러 주세요.",
      failedButProven: "마치신 본인인증은 그대로 있습니다.",
      checkAgain: "다시 확인하기",
      otherPerson: "로그인한 회원과 다른 사람의 본인인증입니다. 본인의 인증으로 다시 해 주세요.",
      isMember: "본인인증한 회원입니다.",
      useOther: "다른 사람으로 예약",
    },
    facts: {
      name: "이름",
      phone: "휴대폰 번호",
      birthDate: "생년월일",
      gender: "성별",
      email: "이메일",
      genders: { female: "여성", male: "남성" },
      unsaid: "말하지 않음",
      day: ({ year, month, day }: { year: number; month: number; day: number }) =>
        `${year}년 ${month}월 ${day}일`,
    },
    signUp: {
      title: "회원 가입",
      question: "약관을 확인하고\n가입해 주세요",
      description: "본인인증으로 확인한 정보입니다.",
      guestQuestion: "약관을 확인하고\n회원이 되어 주세요",
      guestDescription: "본인인증으로 확인한 정보로 바뀝니다. 예약과 장바구니는 그대로 있습니다.",
      submit: "가입하기",
      submitGuest: "회원 되기",
      submitting: "가입하는 중",
      done: "회원이 되셨습니다.",
      termsChanged: "약관이 바뀌었습니다. 다시 읽고 동의해 주세요.",
      unproven: "동의하신 약관은 그대로 있습니다. 본인인증만 다시 해 주세요.",
      failed: "동의하신 약관과 본인인증은 그대로 있습니다. 잠시 후 다시 눌러 주세요.",
      refused: "궁금하신 점은 전화로 문의해 주세요.",
      sessionExpired: "로그인 시간이 지났지만 본인인증은 그대로 있습니다. 다시 눌러 주세요.",
    },
    welcome: {
      title: (name: string) => `${name} 님,\n반갑습니다`,
      description: "회원 가입이 끝났습니다. 이제 예약을 한곳에서 보고 바꾸실 수 있습니다.",
      book: "예약하기",
      myPage: "마이페이지 보기",
    },
    profile: {
      title: "내 정보",
      question: "내 정보",
      proven: "본인인증으로 확인한 정보라 직접 바꿀 수 없습니다.",
      emailHint: "예약 안내는 문자로 보내 드리고, 이메일은 문의에 답할 때만 씁니다.",
      emailInvalid: "이메일 주소를 확인해 주세요.",
      birthDateInvalid: "생년월일을 확인해 주세요.",
      save: "저장",
      saving: "저장하는 중",
      saved: "내 정보를 저장했습니다.",
      notSaved: {
        title: "저장하지 못했습니다.",
        description: "적으신 내용은 그대로 있습니다. 다시 눌러 주세요.",
      },
      signOut: "로그아웃",
      leave: "탈퇴하기",
      forgetDevice: "이 기기에서 문자 로그인 끄기",
      deviceForgotten: "이제 이 기기에서도 본인인증으로 로그인합니다.",
    },
    phone: {
      title: "휴대폰 번호",
      change: "번호 바꾸기",
      hint: "새 번호로 인증번호를 보내 드립니다. 예약 안내도 새 번호로 받으십니다.",
      newPhone: "새 휴대폰 번호",
      same: "지금 쓰시는 번호입니다.",
      confirm: "이 번호로 바꾸기",
      cancel: "그대로 두기",
      changed: "휴대폰 번호를 바꿨습니다.",
      memberHint: "번호가 바뀌었다면 새 번호로 본인인증을 해 주세요.",
      verify: "본인인증으로 번호 바꾸기",
    },
    membership: {
      title: "회원 되기",
      description: "본인인증을 하시면 회원이 됩니다. 지금까지의 예약과 장바구니는 그대로 이어집니다.",
      benefits: ["후기를 읽고 쓰기", "시술 전후 사진 보기", "의료진의 결과 사진 보기"],
      verify: "본인인증하고 회원 되기",
    },
    marketing: {
      title: "마케팅 정보 수신",
      label: "이벤트와 혜택 문자 받기",
      agreedOn: (day: string) => `${day}에 받기로 하셨습니다.`,
      refusedOn: (day: string) => `${day}에 받지 않기로 하셨습니다.`,
      unsaid: "아직 정하지 않으셨습니다. 예약 안내 문자는 이와 상관없이 보내 드립니다.",
      agreed: (day: string) => `${day}, 마케팅 정보 수신에 동의하셨습니다.`,
      refused: (day: string) => `${day}, 마케팅 정보 수신을 거부하셨습니다.`,
      failed: "바꾸지 못해 전과 같이 두었습니다. 연결을 확인하고 다시 눌러 주세요.",
    },
    leave: {
      title: "탈퇴",
      question: "정말\n탈퇴하시겠습니까?",
      description: "탈퇴하시면 되돌릴 수 없습니다. 아래를 읽고 정해 주세요.",
      lost: "지워지는 것",
      lostItems: [
        "이름, 휴대폰 번호, 생년월일, 성별, 이메일",
        "쓰신 후기와 문의",
        "장바구니와 최근 본 시술",
        "예약에 적으신 전할 말",
      ],
      kept: "법에 따라 남는 것",
      keptItems: [
        "지난 예약의 기록은 전자상거래법에 따라 5년 동안 보관합니다.",
        "약관과 마케팅 동의의 기록은 누구인지 알 수 없게 하여 남깁니다.",
        "병원의 진료기록은 의료법에 따라 병원이 따로 보관합니다.",
      ],
      reason: "탈퇴하시는 이유",
      reasonPlaceholder: "더 나은 병원이 되는 데 쓰겠습니다",
      confirm: "위 내용을 확인했고, 탈퇴합니다",
      confirmMissing: "위 내용을 확인하셨다면 표시해 주세요.",
      submit: "탈퇴하기",
      submitting: "탈퇴하는 중",
      stay: "그대로 있기",
      hasReservations: "예약은 그대로 있습니다. 예약을 취소하시거나 다녀가신 뒤에 탈퇴하실 수 있습니다.",
      toReservations: "다가오는 예약 보기",
      failed: "탈퇴하지 않은 그대로 있습니다. 적으신 내용도 그대로 있으니 다시 눌러 주세요.",
    },
    goodbye: {
      title: "탈퇴가\n완료되었습니다",
      description:
        "그동안 함께해 주셔서 감사합니다. 법으로 보관해야 하는 것을 빼고 개인정보를 지웠습니다. 언제든 다시 찾아 주세요.",
      home: "처음으로",
    },
  },
} as const;

type Words<Of> = Of extends string
  ? string
  : Of extends (...args: infer Args) => unknown
    ? (...args: Args) => string
    : Of extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof Of]: Words<Of[Key]> };

/** The same catalogue in any language. */
export type WidgetWords = Words<typeof widgetLabels>;
