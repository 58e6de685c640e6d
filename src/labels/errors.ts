/** Spec §8. */
export const errorLabels = {
  unknown: "알 수 없는 시스템 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.",
  sessionExpired: "로그인 세션이 만료되었습니다. 다시 로그인해 주세요.",
} as const;
