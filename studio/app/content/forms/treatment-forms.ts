import {
  day,
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
  won,
  words,
} from "./spec";

export const productForm: FormPart[] = [
  {
    title: "기본",
    fields: [
      text("name", "이름", 120),
      text("summary", "한 줄 소개", 300),
      references("categoryIds", "분류", "category"),
      picture("image", "대표 사진", { shape: "1:1" }),
      words("badges", "배지", 6, { hint: "카드 위에 붙는 짧은 말. 하나 쓰고 ⏎" }),
      flag("isRecommend", "추천 시술로 보이기"),
      flag("isSecret", "숨기기", { hint: "목록에는 없고 주소를 아는 사람만 봅니다." }),
    ],
  },
  {
    title: "옵션과 값",
    fields: [
      list(
        "options",
        "옵션",
        "옵션 더하기",
        [
          text("name", "옵션 이름", 120),
          won("price", "정가", { isNullable: true, hint: "비우면 ‘상담 후 안내’입니다." }),
          number("durationMinutes", "걸리는 시간", [5, 480], { unit: "분" }),
          flag("isPriceFrom", "이 값부터(~)"),
          flag("isDefault", "처음부터 골라 둠"),
          text("description", "설명", 300),
        ],
        { fixed: { id: null } },
      ),
    ],
  },
  {
    title: "설명",
    fields: [
      long("description", "짧은 설명", 1000),
      html("descriptionHtml", "자세한 설명"),
      html("cautionHtml", "주의사항과 부작용", { hint: "값이 있는 시술에는 꼭 있어야 합니다." }),
      list("facts", "한눈에 보기", "항목 더하기", [text("label", "이름", 40), text("value", "내용", 80)]),
      words("recommendedFor", "이런 분께", 12),
      list("steps", "진행 순서", "순서 더하기", [
        text("title", "제목", 80),
        long("description", "설명", 500),
        number("minutes", "시간", [0, 600], { unit: "분", isNullable: true }),
      ]),
    ],
  },
  {
    title: "사진과 연결",
    fields: [
      list("gallery", "더 보일 사진", "사진 더하기", [
        imageUrl("url", "사진 주소"),
        text("alt", "무엇이 보이나요", 200),
      ]),
      references("relatedIds", "함께 보는 시술", "product"),
      references("afterNoticeIds", "시술 뒤 주의", "afterNotice"),
      words("hashTags", "찾기 낱말", 20),
    ],
  },
];

export const categoryForm: FormPart[] = [
  {
    title: "기본",
    fields: [
      text("name", "이름", 60),
      text("description", "설명", 300),
      text("bodyGroup", "부위 묶음", 40),
      text("concernGroup", "고민 묶음", 40),
      reference("parentId", "위 분류", "category", { isNullable: true }),
      text("icon", "아이콘 이름", 60, { isNullable: true }),
    ],
  },
];

export const afterNoticeForm: FormPart[] = [
  { title: "기본", fields: [text("title", "제목", 80), html("contentHtml", "내용")] },
];

export const beforeAfterForm: FormPart[] = [
  {
    title: "사진",
    fields: [
      text("title", "제목", 120),
      imageUrl("beforeImageUrl", "시술 전 사진"),
      imageUrl("afterImageUrl", "시술 후 사진"),
      text("elapsed", "언제 찍었나요", 40, { hint: "‘시술 4주 후’처럼 적습니다." }),
      long("description", "설명", 1000),
    ],
  },
  {
    title: "분류",
    fields: [
      text("category", "분류", 40),
      reference("productId", "시술", "product", { isNullable: true }),
      reference("employeeId", "의료진", "doctor", { isNullable: true }),
      day("publishedAt", "올린 날"),
      flag("isNoYouth", "미성년자에게 보이지 않기"),
    ],
  },
];

export const reviewForm: FormPart[] = [
  {
    title: "후기",
    fields: [
      text("authorName", "쓴 사람", 40),
      number("rating", "별점", [1, 5], { unit: "점" }),
      long("content", "내용", 2000),
      imageUrl("imageUrl", "사진", { isNullable: true }),
      text("source", "어디에서 온 글", 40),
      reference("productId", "시술", "product", { isNullable: true }),
      day("publishedAt", "쓴 날"),
    ],
  },
];
