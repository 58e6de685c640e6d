import { storyBlocks } from "./block-specs";
import {
  choice,
  choices,
  day,
  type FieldSpec,
  type FormPart,
  flag,
  html,
  imageUrl,
  list,
  long,
  number,
  picture,
  reference,
  references,
  text,
  words,
} from "./spec";

const period = (isOpen: boolean): FieldSpec[] => [
  day("startDay", "첫날"),
  day(
    "lastDay",
    "끝날",
    isOpen ? { isNullable: true, hint: "비우면 끝이 없습니다." } : { hint: "이날까지 보입니다." },
  ),
];
const story: FieldSpec[] = [
  text("title", "제목", 80),
  text("summary", "한 줄 소개", 300),
  picture("image", "대표 사진", { shape: "16:9" }),
];
const blocks: FormPart = {
  title: "내용",
  fields: [{ type: "blocks", name: "blocks", label: "내용", blocks: storyBlocks }],
};

export const eventForm: FormPart[] = [
  {
    title: "기본",
    fields: [
      text("title", "제목", 120),
      text("titleGroup", "묶음", 80),
      text("summary", "한 줄 소개", 300),
      picture("image", "대표 사진", { shape: "16:9" }),
      ...period(false),
      flag("isSecret", "링크로만 보이기"),
    ],
  },
  { title: "값", fields: [{ type: "eventPrices", name: "prices", label: "이벤트 값" }] },
];

export const exhibitionForm: FormPart[] = [
  { title: "기본", fields: [...story, ...period(true), references("productIds", "담는 시술", "product")] },
  blocks,
];
export const brandingForm: FormPart[] = [{ title: "기본", fields: story }, blocks];
export const pageForm: FormPart[] = [
  { title: "기본", fields: [text("title", "제목", 80), text("description", "한 줄 소개", 300)] },
  blocks,
];

const side = (name: string, label: string): FieldSpec => number(name, label, [1, 4000], { unit: "px" });

export const popupForm: FormPart[] = [
  {
    title: "그림",
    fields: [
      list("popupItems", "그림", "그림 더하기", [
        text("title", "제목", 100),
        imageUrl("pcContent", "PC 그림", { isNullable: true }),
        imageUrl("mobileContent", "휴대폰 그림", { isNullable: true }),
        text("linkTo", "누르면 가는 주소", 300, { isNullable: true }),
        choices("devices", "보이는 기기", { PC: "PC", MOBILE: "휴대폰" }),
        text("legal", "함께 적을 말", 300, {
          isNullable: true,
          hint: "부작용, 조건, 기간처럼 그림만으로 모자란 것.",
        }),
        number("weight", "순서", [0, 1000], { hint: "작은 수가 먼저." }),
      ]),
    ],
  },
  {
    title: "언제, 어디에",
    fields: [
      ...period(true),
      words("locations", "보이는 곳", 20, { hint: "‘/’는 홈입니다. ‘/events’처럼 주소를 씁니다." }),
      number("weight", "순서", [0, 1000], { hint: "작은 수가 먼저." }),
    ],
  },
  {
    title: "크기와 자리",
    fields: [
      choice("pcSizeType", "크기 정하는 법", { RATIO: "비율", PIXEL: "픽셀" }),
      side("pcWidth", "PC 너비"),
      side("pcHeight", "PC 높이"),
      side("mobileWidth", "휴대폰 너비"),
      side("mobileHeight", "휴대폰 높이"),
      choice("direction", "자리", {
        CENTER: "가운데",
        TOP: "위",
        BOTTOM: "아래",
        LEFT: "왼쪽",
        RIGHT: "오른쪽",
        TOP_LEFT: "왼쪽 위",
        TOP_RIGHT: "오른쪽 위",
        BOTTOM_LEFT: "왼쪽 아래",
        BOTTOM_RIGHT: "오른쪽 아래",
      }),
      flag("isAutoPlacement", "겹치면 옆으로 놓기"),
    ],
  },
];

export const bannerForm: FormPart[] = [
  {
    title: "기본",
    fields: [
      choice("bannerLocation", "자리", { HOME_TOP: "홈 위", HOME_SIDE: "홈 옆", PRODUCT_LIST: "시술 목록" }),
      long("title", "제목", 120, { hint: "줄을 바꾸면 그대로 나뉩니다." }),
      text("description", "설명", 300),
      text("badge", "배지", 30, { isNullable: true }),
      picture("image", "사진", { shape: "16:9" }),
      text("linkTo", "누르면 가는 주소", 300),
      text("buttonText", "단추의 말", 30),
      reference("productId", "시술", "product", {
        isNullable: true,
        hint: "고르면 그 시술의 값이 함께 보입니다.",
      }),
    ],
  },
];

const attachments = list("attachments", "붙인 파일", "파일 더하기", [
  text("name", "이름", 200),
  imageUrl("url", "주소"),
  number("bytes", "크기", [0, 1_000_000_000], { unit: "바이트" }),
]);

export const noticeForm: FormPart[] = [
  {
    title: "글",
    fields: [
      text("title", "제목", 160),
      html("contentHtml", "내용"),
      day("publishedAt", "올린 날"),
      flag("isPinned", "맨 위에 두기"),
      attachments,
    ],
  },
];

export const faqGroupForm: FormPart[] = [{ title: "기본", fields: [text("title", "이름", 40)] }];
export const faqForm: FormPart[] = [
  {
    title: "질문과 답",
    fields: [
      reference("groupId", "묶음", "faqGroup"),
      text("question", "질문", 200),
      html("answerHtml", "답"),
      flag("isTop", "자주 묻는 것으로 먼저 보이기"),
    ],
  },
];

export const boardTypeForm: FormPart[] = [
  {
    title: "기본",
    fields: [
      text("title", "이름", 40),
      text("description", "설명", 200),
      choice("kind", "누가 쓰나요", { clinic: "병원", customer: "고객" }),
      choice("look", "모양", { LIST: "목록", GALLERY: "사진", VIDEO: "영상" }),
      words("categories", "글 분류", 20),
    ],
  },
];
export const boardForm: FormPart[] = [
  {
    title: "글",
    fields: [
      reference("boardTypeId", "게시판", "boardType"),
      text("category", "글 분류", 20, { isNullable: true }),
      text("title", "제목", 120),
      text("summary", "한 줄 소개", 300),
      html("contentHtml", "내용"),
      picture("image", "사진", { isNullable: true }),
      { type: "video", name: "videoId", label: "유튜브 영상", isNullable: true },
      words("hashTags", "찾기 낱말", 20),
      day("publishedAt", "올린 날"),
      flag("isPinned", "맨 위에 두기"),
      attachments,
    ],
  },
];
