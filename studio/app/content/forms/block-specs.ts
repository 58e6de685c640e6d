import {
  type BlockSpec,
  choice,
  type FieldSpec,
  imageUrl,
  list,
  long,
  number,
  picture,
  reference,
  references,
  text,
  video,
  words,
} from "./spec";

/** Line feeds of a title are seen. */
const title = long("title", "제목", 80);
const pictures = (name: string, label: string): FieldSpec =>
  list(name, label, "사진 더하기", [imageUrl("url", "사진 주소"), text("alt", "무엇이 보이나요", 200)]);

/** Parts that stories, exhibitions and pages are made of. */
export const storyBlocks: Record<string, BlockSpec> = {
  text: { label: "글", fields: [title, { type: "html", name: "html", label: "글" }] },
  imageText: {
    label: "사진과 글",
    fields: [
      title,
      long("text", "글", 2000),
      picture("image", "사진"),
      choice("imageSide", "사진 자리", { left: "왼쪽", right: "오른쪽" }),
    ],
  },
  hero: {
    label: "큰 제목",
    fields: [title, text("description", "설명", 400), picture("image", "사진", { isNullable: true })],
  },
  gallery: { label: "사진 여러 장", fields: [title, pictures("images", "사진")] },
  video: {
    label: "영상",
    fields: [
      title,
      video("videoId", "유튜브 영상"),
      picture("image", "먼저 보일 사진", { isNullable: true }),
    ],
  },
  points: {
    label: "요점",
    fields: [
      title,
      list("points", "요점", "요점 더하기", [long("title", "제목", 60), long("text", "글", 2000)]),
    ],
  },
  quote: { label: "인용", fields: [long("text", "글", 2000), text("by", "누구의 말", 60)] },
  products: { label: "시술", fields: [title, references("products", "시술", "product")] },
  offer: {
    label: "시술 하나와 조건",
    fields: [
      title,
      long("text", "글", 2000),
      reference("product", "시술", "product"),
      words("rules", "조건", 8),
      text("buttonText", "단추의 말", 30),
    ],
  },
  doctors: { label: "의료진", fields: [title, number("count", "몇 분", [1, 12])] },
  faqs: { label: "자주 묻는 질문", fields: [title, number("count", "몇 개", [1, 12])] },
  visit: { label: "오시는 길", fields: [title] },
  walk: {
    label: "둘러보기",
    fields: [
      title,
      list("stops", "멈추는 곳", "곳 더하기", [
        text("title", "제목", 40),
        long("text", "글", 2000),
        picture("image", "사진"),
      ]),
      list("floors", "층", "층 더하기", [
        text("name", "이름", 20),
        list("rooms", "방", "방 더하기", [
          text("title", "이름", 20),
          number("share", "너비", [1, 6]),
          number("stop", "멈추는 곳 번호", [1, 12], { isNullable: true }),
        ]),
      ]),
    ],
  },
  button: {
    label: "단추",
    fields: [
      text("buttonText", "단추의 말", 30),
      text("url", "주소", 300, { isNullable: true, hint: "비우면 예약을 엽니다." }),
    ],
  },
};

const head: FieldSpec[] = [long("title", "제목", 60), text("description", "설명", 120, { isNullable: true })];
const counted = (label: string, most: number): BlockSpec => ({
  label,
  fields: [...head, number("count", "몇 개", [1, most])],
});

/** Parts of the home page. */
export const homeBlocks: Record<string, BlockSpec> = {
  hero: {
    label: "첫 화면 배너",
    fields: [
      long("title", "제목", 200),
      text("description", "설명", 400),
      picture("image", "사진", { isNullable: true }),
    ],
  },
  story: {
    label: "병원 이야기",
    fields: [
      long("title", "제목", 200),
      list("points", "요점", "요점 더하기", [long("title", "제목", 200), long("text", "글", 1000)]),
    ],
  },
  categories: { label: "시술 분류", fields: head },
  recommendedProducts: counted("추천 시술", 12),
  events: counted("이벤트", 8),
  priceTable: {
    label: "값 표",
    fields: [...head, words("categoryNames", "분류 이름", 8)],
  },
  doctors: counted("의료진", 12),
  space: { label: "공간 사진", fields: [...head, pictures("images", "사진")] },
  brandings: counted("브랜딩", 6),
  exhibitions: counted("기획전", 6),
  memberResults: {
    label: "전후 사진과 후기(회원)",
    fields: [
      ...head,
      text("buttonText", "단추의 말", 20),
      number("beforeAfterCount", "전후 사진 몇 개", [0, 6]),
      number("reviewCount", "후기 몇 개", [0, 6]),
    ],
  },
  notices: counted("공지", 10),
  visit: {
    label: "오시는 길",
    fields: [
      ...head,
      picture("mapImage", "약도", { isNullable: true }),
      text("closingNote", "맺는말", 300, { isNullable: true }),
    ],
  },
  link: { label: "링크", fields: [...head, text("url", "주소", 300), text("buttonText", "단추의 말", 40)] },
};
