const WEEKDAYS = ["일", "월", "화", "수", "목", "금", "토"] as const;

/** A calendar day in its parts; weekday 0 is Sunday. */
interface Day {
  month: number;
  day: number;
  weekday: number;
}

const monthDay = ({ month, day }: Pick<Day, "month" | "day">) => `${month}월 ${day}일`;
const weekday = (day: Day) => WEEKDAYS[day.weekday] ?? "";

/** Every word of the booking widget. */
export const widgetLabels = {
  title: "온라인 예약",
  back: "뒤로",
  close: "닫기",
  closeToast: "알림 닫기",
  next: "다음",
  retry: "다시 불러오기",
  remove: "빼기",
  optional: "선택",
  required: "필수",
  progress: "예약 단계",
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

  tabs: {
    label: "예약 메뉴",
    home: "홈",
    treatments: "시술",
    cart: "장바구니",
    reservations: "내 예약",
    cartWithCount: (count: number) => `장바구니, ${count}개 담김`,
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
    resume: "고르던 예약 이어서 하기",
  },

  session: {
    signIn: "로그인",
    signOut: "로그아웃",
    signedOut: "로그아웃했습니다.",
    signInTitle: "휴대폰 번호로\n로그인해 주세요",
    signInDescription: "예약하신 내용과 장바구니를 볼 수 있습니다.",
    signedInAs: (name: string) => `${name} 님`,
    useOther: "다른 번호로 예약",
  },

  treatments: {
    title: "시술 예약",
    question: "받으실 시술을\n골라 주세요",
    search: "시술 찾기",
    searchPlaceholder: "시술이나 고민을 찾아보세요",
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
    nothingChosen: "고르신 시술이 없습니다",
    chooseTime: "시간 고르기",
    addToCart: "장바구니에 담기",
    addedToCart: "장바구니에 담았습니다.",
    tooMany: (most: number) => `한 번에 ${most}개까지 고를 수 있습니다.`,
    removeOption: (option: string) => `${option} 빼기`,
  },

  purpose: {
    title: "방문 예약",
    question: "어떤 일로\n오시나요?",
    description: "상담 후 받으실 시술을 정하셔도 됩니다.",
    legend: "방문 목적",
    choices: ["처음 방문 상담", "시술 상담", "경과 확인", "불편한 점 진료", "그 밖의 방문"],
  },

  schedule: {
    question: "언제 오실까요?",
    holdsTreatment: (duration: string) => `상담과 시술에 ${duration}을 잡아 둡니다.`,
    holdsVisit: (duration: string) => `상담에 ${duration}을 잡아 둡니다.`,
    doctor: "원장",
    anyDoctor: "지정 안 함",
    noFreeTime: "예약 마감",
    date: "날짜",
    time: "시간",
    previousMonth: "이전 달",
    nextMonth: "다음 달",
    firstFree: (when: string) => `가장 빠른 날 ${when}`,
    chosen: "선택됨",
    closedReasons: {
      past: "지난 날",
      closed: "휴진",
      holiday: "공휴일 휴진",
      full: "예약 마감",
      outOfRange: "예약 기간이 아님",
    },
    morning: "오전",
    afternoon: "오후",
    evening: "저녁",
    lunch: (start: string, end: string) => `점심시간 ${start} – ${end}`,
    timeFull: (time: string) => `${time} 마감`,
    timeWaiting: (time: string) => `${time} 대기 신청`,
    waiting: "대기",
    waitingHint: "대기로 표시된 시간은 병원이 확인한 뒤 확정됩니다.",
    noTimes: { title: "이 날은 시간이 모두 찼습니다", description: "다른 날짜나 다른 원장을 골라 주세요." },
    pickDate: "날짜를 고르시면 시간이 보입니다.",
    pickTime: "시간을 골라 주세요",
    taken: (time: string) => `${time}은 방금 다른 분이 예약했습니다.`,
    takenTreatment: "고르신 시술과 적으신 내용은 그대로 있으니 다른 시간을 골라 주세요.",
    takenVisit: "적으신 내용은 그대로 있으니 다른 시간을 골라 주세요.",
  },

  contact: {
    question: "연락처를\n확인해 주세요",
    description: "예약 안내는 문자로만 보내 드립니다.",
    name: "이름",
    nameMissing: "이름을 적어 주세요.",
    phone: "휴대폰 번호",
    phoneInvalid: "휴대폰 번호를 확인해 주세요.",
    sendCode: "인증번호 받기",
    resendCode: "다시 받기",
    resendIn: (seconds: number) => `${seconds}초 뒤 다시`,
    code: "인증번호",
    codeHint: "문자로 받은 6자리 숫자를 적어 주세요.",
    codeMissing: "인증번호 6자리를 적어 주세요.",
    codeUnsent: "인증번호를 받아 번호를 확인해 주세요.",
    codeExpired: "인증번호 시간이 지났습니다. 다시 받아 주세요.",
    timeLeft: (text: string) => `남은 시간 ${text}`,
    verified: "번호가 확인됐습니다.",
    developmentHint: "개발용: 인증번호 보기",
    memo: "원장에게 전할 말",
    memoPlaceholder: "복용 중인 약이나 걱정되는 점이 있다면 적어 주세요",
    agreements: "약관 동의",
    agreeAll: "모두 동의합니다",
    readTerm: (term: string) => `${term} 내용 보기`,
    termVersion: (version: string) => `버전 ${version}`,
    agreementsMissing: "필수 약관에 동의해 주세요.",
    book: "예약하기",
    booking: "예약하는 중",
    requestBooking: "예약 신청하기",
    payLater: "결제는 내원 후",
    sum: (subtotal: string, vat: string) => `시술 ${subtotal}원 + VAT ${vat}원`,
    vatIncluded: "VAT 포함",
    vatExcluded: "VAT 별도",
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
    changeTime: "시간 다시 고르기",
  },

  done: {
    confirmed: (day: Day, clock: string) => `${monthDay(day)} ${weekday(day)}요일\n${clock}에 뵙겠습니다`,
    requested: (day: Day, clock: string) =>
      `${monthDay(day)} ${weekday(day)}요일\n${clock} 예약을 신청했습니다`,
    isConfirmed: "예약이 확정되었습니다.",
    isRequested: "병원이 확인한 뒤 확정 여부를 알려 드립니다.",
    /** Stands right after the phone number. */
    sentTo: "로 문자를 보냈습니다.",
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
    calendarFailed: "일정 파일을 만들지 못했습니다.",
    directions: "길 찾기",
    maps: { naver: "네이버 지도", kakao: "카카오맵", tmap: "티맵", google: "구글 지도" },
    share: "공유",
    copied: "예약 내용을 복사했습니다.",
    shareFailed: "예약 내용을 복사하지 못했습니다.",
    shareText: (partner: string, when: string, number: string) => `${partner} ${when} 예약 (${number})`,
    calendarTitle: (partner: string) => `${partner} 예약`,
    myReservations: "내 예약 보기",
    home: "처음으로",
    change: "변경과 취소는 전화로 도와드립니다.",
  },

  cart: {
    title: "장바구니",
    question: "담아 두신 시술",
    empty: {
      title: "장바구니가 비어 있습니다",
      description: "마음에 드는 시술을 담아 두고 한 번에 예약할 수 있습니다.",
    },
    browse: "시술 보러 가기",
    choose: (option: string) => `${option} 예약에 넣기`,
    book: (count: number) => `${count}개 예약하기`,
    removed: "장바구니에서 뺐습니다.",
    remove: (option: string) => `${option} 장바구니에서 빼기`,
  },

  reservations: {
    title: "내 예약",
    question: "내 예약",
    upcoming: "다가오는 예약",
    past: "지난 예약",
    none: { title: "예약이 없습니다", description: "원하는 시술과 시간을 골라 예약해 보세요." },
    book: "예약하기",
    statuses: { waiting: "확인 중", confirmed: "확정", canceled: "취소됨", completed: "방문 완료" },
    kinds: { visit: "방문 예약", treatment: "시술 예약" },
    moreOptions: (first: string, rest: number) => `${first} 외 ${rest}개`,
  },
} as const;
