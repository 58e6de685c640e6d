import {
  choice,
  clock,
  type FieldSpec,
  type FormPart,
  flag,
  group,
  imageUrl,
  number,
  text,
  words,
} from "./spec";

const nullable = { isNullable: true };
const address = (name: string, label: string): FieldSpec => text(name, label, 300, nullable);

const WEEK = [
  ["monday", "월"],
  ["tuesday", "화"],
  ["wednesday", "수"],
  ["thursday", "목"],
  ["friday", "금"],
  ["saturday", "토"],
  ["sunday", "일"],
] as const;

export const informationForm: FormPart[] = [
  {
    title: "병원",
    fields: [
      text("displayName", "보이는 이름", 200),
      text("partnerName", "등록한 이름(상호)", 200),
      address("partnerTel", "대표 전화"),
      address("partnerPhone", "다른 전화"),
      address("partnerFax", "팩스"),
      address("partnerCeoName", "대표자"),
      address("partnerBusinessNumber", "사업자등록번호"),
      address("partnerCopyRight", "저작권 표시"),
      imageUrl("partnerLogoImageUrl", "로고", nullable),
    ],
  },
  {
    title: "오시는 길",
    fields: [
      address("partnerAddress", "주소"),
      words("wayToPartnerBySubway", "지하철", 20),
      words("wayToPartnerByBus", "버스", 20),
      address("partnerParkingInfo", "주차"),
      address("partnerParkingNotice", "주차 안내"),
      address("naverMapUrl", "네이버 지도"),
      address("kakaoMapUrl", "카카오맵"),
      address("tMapUrl", "티맵"),
      address("googleMapUrl", "구글 지도"),
    ],
  },
  {
    title: "진료 시간",
    fields: [
      choice("operationTimeType", "보이는 법", { weekWeekend: "평일을 한 줄로", perDay: "요일마다" }),
      clock("lunchStart", "점심 시작", nullable),
      clock("lunchEnd", "점심 끝", nullable),
      ...WEEK.flatMap(([name, label]) => [
        clock(`${name}Open`, `${label} 시작`, nullable),
        clock(`${name}Close`, `${label} 끝`, nullable),
      ]),
    ],
  },
];

export const marketingForm: FormPart[] = [
  {
    title: "채널",
    fields: [
      address("instagramUrl", "인스타그램"),
      address("youtubeUrl", "유튜브"),
      address("naverBlogUrl", "네이버 블로그"),
      address("kakaoTalkUrl", "카카오톡 채널"),
      address("naverTalkTalkUrl", "네이버 톡톡"),
      address("xUrl", "X"),
      address("wechatId", "위챗"),
      address("lineId", "라인"),
      address("whatsappId", "왓츠앱"),
    ],
  },
  {
    title: "재기",
    fields: [
      text("ga4Id", "구글 애널리틱스 4", 30, { isNullable: true, hint: "G-로 시작합니다." }),
      text("gtmId", "구글 태그 관리자", 30, { isNullable: true, hint: "GTM-으로 시작합니다." }),
      text("naverDomainCheckHtml", "네이버 서치어드바이저", 400, nullable),
      address("metaConversionTrackingId", "메타 픽셀"),
      address("naverConversionTrackingId", "네이버 전환"),
      address("kakaoPixelConversionTrackingId", "카카오 픽셀"),
    ],
  },
];

export const homepageConfigForm: FormPart[] = [
  {
    title: "값과 시술",
    fields: [
      flag("hasPriceView", "값 보이기"),
      flag("isIncludeVat", "값에 부가세 포함"),
      flag("useMedicalCharge", "비급여 진료비용 보이기"),
      choice("exposureCategory", "분류 묶기", { body: "부위", concern: "고민", none: "묶지 않음" }),
      choice("homepageType", "홈의 처음", { BRANDING: "이야기", COMMERCE: "시술과 이벤트" }),
    ],
  },
  {
    title: "예약",
    fields: [
      flag("useWidget", "온라인 예약 받기"),
      flag("reservationConfirm", "병원이 확인해야 확정"),
      flag("isForceReservation", "찬 시간도 요청 받기"),
      number("reservationRange", "며칠 뒤까지", [1, 365], { unit: "일" }),
      number("reservationCapacity", "함께 볼 수 있는 사람", [1, 50], { unit: "명" }),
      number("reservationChangeHours", "몇 시간 전까지 바꾸기", [0, 720], { unit: "시간" }),
      group("maxOpenReservations", "한 사람이 잡아 둘 수 있는 예약", [
        number("guest", "처음 오는 분", [1, 100], { unit: "건" }),
        number("regular", "확인된 분", [1, 100], { unit: "건" }),
      ]),
    ],
  },
  {
    title: "검색에 보이는 말",
    fields: [
      text("seoTitle", "제목", 80, nullable),
      text("seoDescription", "설명", 200, nullable),
      words("seoKeywords", "낱말", 30),
      imageUrl("ogImageUrl", "공유할 때의 사진", nullable),
    ],
  },
];

export const messagesForm: FormPart[] = [
  {
    title: "알림",
    fields: [
      group("reminders", "예약 알림", [
        clock("dayBefore", "전날 몇 시에", { isNullable: true, hint: "비우면 보내지 않습니다." }),
        clock("morningOf", "당일 몇 시에", { isNullable: true, hint: "비우면 보내지 않습니다." }),
      ]),
      text("closing", "맺는 한 줄", 60, nullable),
      flag("freePlaces", "빈자리를 먼저 물은 분께 알리기"),
    ],
  },
];

export const openingForm: FormPart[] = [
  {
    title: "사이트 열기",
    fields: [
      choice(
        "deployStatus",
        "방문자에게 보이는 것",
        {
          deployed: "열림: 홈페이지",
          preparing: "준비 중: 곧 연다는 안내와 진료 시간",
          closed: "닫힘: 문을 닫았다는 안내",
        },
        { hint: "게시해야 바뀝니다. 미리보기와 초안은 언제나 그대로입니다." },
      ),
    ],
  },
];
