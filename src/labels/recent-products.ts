/** Words of the products that a visitor looked at. */
export const recentProductsLabels = {
  title: "최근 본 항목",
  clear: "기록 지우기",
} as const;
