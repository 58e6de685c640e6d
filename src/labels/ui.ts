/** Words of the design system's parts. */
export const uiLabels = {
  won: "원",
  from: "부터",
  discountRate: "할인율",
  originalPrice: "정가",
  vatIncluded: "VAT 포함",
  vatExcluded: "VAT 별도",
  askForPrice: "상담 문의",
  close: "닫기",
  newWindow: "새 창",
  required: "필수",
} as const;
