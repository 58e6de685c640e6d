/** What is offered where the widget does not come. In a file of its own: each page begins with the words of booking. */
export const bookingFallbackLabels = {
  hint: "연결이 고르지 않습니다. 전화나 카카오톡으로 예약하실 수 있습니다.",
  kakaoTalk: "카카오톡으로 문의하기",
  retry: "다시 시도",
} as const;
