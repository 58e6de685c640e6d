import { priceLabels } from "./price";

/** Words of the design system's parts. */
export const uiLabels = {
  ...priceLabels,
  close: "닫기",
  newWindow: "새 창",
  notOpened: "열지 못했습니다. 다시 눌러 주세요.",
} as const;
