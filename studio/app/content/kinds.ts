import type { ContentKind } from "@/contract/content/kinds";
import { mayWriteDraft } from "@/contract/content/rights";
import type { StaffActor } from "@/contract/studio/roles";
import { houseFields, themeForm } from "../theme/theme-form";
import {
  doctorForm,
  homeForm,
  keywordsForm,
  layoutForm,
  shortLinksForm,
  termForm,
} from "./forms/clinic-forms";
import {
  homepageConfigForm,
  informationForm,
  marketingForm,
  messagesForm,
  openingForm,
} from "./forms/config-forms";
import {
  bannerForm,
  boardForm,
  boardTypeForm,
  brandingForm,
  eventForm,
  exhibitionForm,
  faqForm,
  faqGroupForm,
  noticeForm,
  pageForm,
  popupForm,
} from "./forms/promotion-forms";
import type { FieldSpec, FormPart } from "./forms/spec";
import {
  afterNoticeForm,
  beforeAfterForm,
  categoryForm,
  productForm,
  reviewForm,
} from "./forms/treatment-forms";

export interface KindScreen {
  /** In the address. */
  part: string;
  label: string;
  /** `시술 더하기`. */
  one: string;
  form: FormPart[];
}

/** The kinds that have a list or a form here, in the order of the words at the left. Order has none. */
export const SCREENS = {
  product: { part: "treatments", label: "시술", one: "시술", form: productForm },
  category: { part: "categories", label: "분류", one: "분류", form: categoryForm },
  afterNotice: { part: "after-care", label: "시술 뒤 주의", one: "주의", form: afterNoticeForm },
  beforeAfter: { part: "before-after", label: "전후 사진", one: "전후 사진", form: beforeAfterForm },
  review: { part: "reviews", label: "후기", one: "후기", form: reviewForm },
  event: { part: "events", label: "이벤트", one: "이벤트", form: eventForm },
  exhibition: { part: "exhibitions", label: "기획전", one: "기획전", form: exhibitionForm },
  branding: { part: "brandings", label: "브랜딩", one: "브랜딩", form: brandingForm },
  popup: { part: "popups", label: "팝업", one: "팝업", form: popupForm },
  banner: { part: "banners", label: "배너", one: "배너", form: bannerForm },
  notice: { part: "notices", label: "공지", one: "공지", form: noticeForm },
  faq: { part: "faqs", label: "FAQ", one: "질문", form: faqForm },
  faqGroup: { part: "faq-groups", label: "FAQ 묶음", one: "묶음", form: faqGroupForm },
  board: { part: "boards", label: "게시판 글", one: "글", form: boardForm },
  boardType: { part: "board-types", label: "게시판", one: "게시판", form: boardTypeForm },
  doctor: { part: "doctors", label: "의료진", one: "의료진", form: doctorForm },
  page: { part: "pages", label: "페이지", one: "페이지", form: pageForm },
  term: { part: "terms", label: "약관", one: "약관", form: termForm },
  information: { part: "information", label: "병원 정보", one: "병원 정보", form: informationForm },
  marketing: { part: "channels", label: "채널과 분석", one: "채널과 분석", form: marketingForm },
  homepageConfig: { part: "rules", label: "값과 예약 규칙", one: "규칙", form: homepageConfigForm },
  opening: { part: "opening", label: "사이트 열기", one: "사이트 열기", form: openingForm },
  messages: { part: "reminders", label: "예약 알림", one: "예약 알림", form: messagesForm },
  theme: { part: "theme", label: "테마와 모양", one: "테마", form: themeForm },
  home: { part: "home", label: "홈의 차례", one: "홈", form: homeForm },
  layout: { part: "menu", label: "메뉴와 꼬리말", one: "메뉴", form: layoutForm },
  keywords: { part: "keywords", label: "추천 검색어", one: "검색어", form: keywordsForm },
  shortLinks: { part: "links", label: "짧은 주소", one: "주소", form: shortLinksForm },
} as const satisfies Partial<Record<ContentKind, KindScreen>>;
export type ShownKind = keyof typeof SCREENS;

const SHOWN_KINDS = Object.keys(SCREENS) as ShownKind[];
export const isShown = (kind: ContentKind): kind is ShownKind => kind in SCREENS;

/** The words at the left under their headings. */
export const KIND_GROUPS: { title: string; kinds: ShownKind[] }[] = [
  { title: "진료", kinds: ["product", "category", "afterNotice", "beforeAfter", "review"] },
  { title: "알림", kinds: ["event", "exhibition", "branding", "popup", "banner", "notice"] },
  { title: "안내", kinds: ["faq", "faqGroup", "boardType", "board", "page", "term"] },
  { title: "병원", kinds: ["doctor", "information", "marketing", "homepageConfig", "messages", "opening"] },
  { title: "모양", kinds: ["theme", "home", "layout", "keywords", "shortLinks"] },
];

export const kindOfPart = (part: string | undefined): ShownKind | undefined =>
  SHOWN_KINDS.find((kind) => SCREENS[kind].part === part);

export const screenOf = (kind: ShownKind): KindScreen => SCREENS[kind];
/** Fields of a kind that another screen draws. */
const FIELDS_ELSEWHERE: Partial<Record<ContentKind, FieldSpec[]>> = { layout: houseFields };
export const fieldsOf = (kind: ContentKind): FieldSpec[] =>
  isShown(kind)
    ? [...screenOf(kind).form.flatMap(({ fields }) => fields), ...(FIELDS_ELSEWHERE[kind] ?? [])]
    : [];

/** The kinds that an account writes; a doctor has the own profile alone. */
export const kindsOf = (actor: StaffActor): ShownKind[] =>
  SHOWN_KINDS.filter((kind) =>
    kind === "doctor" && actor.employeeId !== null
      ? mayWriteDraft(actor, kind, actor.employeeId)
      : mayWriteDraft(actor, kind, 0),
  );
