/** What stands around an amount, on pages and in the widget. */
export const priceLabels = {
  /** Stands right after the amount, `from` after it. */
  won: "원",
  from: "부터",
  discountRate: "할인율",
  originalPrice: "정가",
  vatIncluded: "VAT 포함",
  vatExcluded: "VAT 별도",
  askForPrice: "상담 문의",
} as const;
