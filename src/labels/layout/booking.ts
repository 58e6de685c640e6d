export const bookingLabels = {
  opening: "예약 창을 여는 중입니다.",
  failed: "예약 창을 열지 못했습니다",
  failedHint: "연결이 고르지 않습니다. 전화나 카카오톡으로 예약하실 수 있습니다.",
  call: (phone: string) => `${phone} 전화하기`,
  kakaoTalk: "카카오톡으로 문의하기",
  retry: "다시 시도",
} as const;
