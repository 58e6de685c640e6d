export const failedPageLabels = {
  title: "내용을 불러오지 못했습니다",
  description: "잠시 후 다시 시도해 주세요. 급하시면 전화로 도와드리겠습니다.",
  retry: "다시 불러오기",
  call: (phone: string) => `${phone} 전화하기`,
} as const;
