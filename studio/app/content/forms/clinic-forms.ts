import { homeBlocks } from "./block-specs";
import {
  choice,
  day,
  type FieldSpec,
  type FormPart,
  flag,
  group,
  html,
  imageUrl,
  list,
  long,
  number,
  text,
  words,
} from "./spec";

const nullable = { isNullable: true };

export const doctorForm: FormPart[] = [
  {
    title: "프로필",
    fields: [
      text("name", "이름", 40),
      text("position", "직함", 40),
      text("specialty", "전문 분야", 80),
      long("introduction", "소개", 2000),
      imageUrl("imageUrl", "사진", { ...nullable, shape: "doctor" }),
      text("imageAlt", "사진에 무엇이 보이나요", 200, nullable),
      number("practiceSince", "진료를 시작한 해", [1940, 2100], nullable),
    ],
  },
  {
    title: "경력",
    fields: [
      words("career", "경력", 40),
      words("education", "학력", 40),
      words("languages", "할 수 있는 말", 12),
    ],
  },
];

export const termForm: FormPart[] = [
  {
    title: "약관",
    fields: [
      text("termTitle", "이름", 100),
      text("slug", "주소", 60, { hint: "영어 소문자와 ‘-’." }),
      choice("target", "누구의 약관", { CUSTOMER: "고객", POST: "글쓰기" }),
      flag("isRequired", "꼭 동의해야 함"),
    ],
  },
  {
    title: "판",
    fields: [
      list(
        "versions",
        "판",
        "새 판 쓰기",
        [text("version", "판 이름", 40), day("effectiveAt", "효력이 생기는 날"), html("contentHtml", "내용")],
        {
          isFrozen: true,
          fixed: { translations: {} },
          hint: "이미 게시한 판은 고치지 않고, 새 판을 더합니다.",
        },
      ),
    ],
  },
];

export const keywordsForm: FormPart[] = [
  {
    title: "검색어",
    fields: [words("keywords", "추천 검색어", 40, { hint: "찾기 화면에 이 차례로 보입니다." })],
  },
];
export const shortLinksForm: FormPart[] = [
  {
    title: "짧은 주소",
    fields: [
      list("links", "짧은 주소", "주소 더하기", [
        text("code", "짧은 이름", 32, { hint: "/s/ 뒤에 옵니다." }),
        text("targetUrl", "가는 곳", 500),
      ]),
    ],
  },
];

export const homeForm: FormPart[] = [
  { title: "홈", fields: [{ type: "blocks", name: "blocks", label: "홈의 차례", blocks: homeBlocks }] },
];

const menuEntry: FieldSpec[] = [text("title", "말", 40), text("url", "주소", 300)];

/** The frame of every page: what it says, not how it looks. */
export const layoutForm: FormPart[] = [
  {
    title: "머리말",
    fields: [
      group("header", "머리말", [
        group("data", "", [
          text("logoText", "로고의 말", 30),
          list(
            "menu",
            "메뉴",
            "메뉴 더하기",
            [
              ...menuEntry,
              list("subList", "아래 메뉴", "아래 메뉴 더하기", menuEntry, { fixed: { useWidget: false } }),
            ],
            { fixed: { useWidget: false } },
          ),
        ]),
      ]),
    ],
  },
  {
    title: "꼬리말과 단추",
    fields: [
      group("footer", "꼬리말", [
        group("data", "", [
          list("extraLinks", "링크", "링크 더하기", menuEntry),
          text("caution", "맨 아래 한 줄", 200, nullable),
        ]),
      ]),
      group("floatingButton", "떠 있는 단추", [group("data", "", [text("buttonText", "단추의 말", 20)])]),
    ],
  },
];
