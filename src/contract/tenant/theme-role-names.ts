import type { ThemeRole } from "./theme-roles";

/** How people call the colours of a site. */
export const THEME_ROLE_NAMES: Record<ThemeRole, string> = {
  ground: "바탕",
  "ground-2": "둘째 바탕",
  surface: "카드 바탕",
  tile: "사진 자리",
  ink: "글자",
  "ink-2": "둘째 글자",
  "ink-3": "작은 글자",
  line: "선",
  "line-strong": "진한 선",
  accent: "강조색",
  "accent-hover": "누르는 강조색",
  "on-accent": "단추 글자",
  "accent-soft": "옅은 강조색",
  "accent-ink": "강조 글자",
  sale: "할인율",
  focus: "글쇠 테두리",
  footer: "꼬리말 바탕",
  "footer-ink": "꼬리말 글자",
  ok: "확인 글자",
  bad: "오류 글자",
  warn: "주의 글자",
};
