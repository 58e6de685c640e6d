export const bookingLabels = {
  opening: "예약 창을 여는 중입니다.",
  failed: "예약 창을 열지 못했습니다",
  call: (phone: string) => `${phone} 전화하기`,
} as const;
