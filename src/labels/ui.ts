import { priceLabels } from "./price";

/** Words of the design system's parts. */
export const uiLabels = {
  ...priceLabels,
  close: "닫기",
  newWindow: "새 창",
} as const;
