/** Words where the chat messenger does not come. */
export const chatLabels = {
  failed: "채팅 상담을 열지 못했습니다. 잠시 후 다시 시도해 주세요.",
  failedCall: (phone: string) => `채팅 상담을 열지 못했습니다. ${phone}로 전화해 주세요.`,
} as const;
