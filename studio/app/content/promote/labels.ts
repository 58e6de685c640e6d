import { withParticle } from "@/contract/studio/particle";

/** The words of the time line of what visitors see for a time. */
export const promoteLabels = {
  title: "이벤트와 알림",
  nav: "언제 보이나",
  hint: "언제 무엇이 보이는지 한눈에 봅니다. 누르면 고칩니다.",
  empty: "이 아홉 주에 보이는 것이 없습니다.",
  always: "기간 없음",
  endless: (from: string) => `${from}부터, 끝 없음`,
  upcoming: (from: string) => `${from}부터`,
  left: (days: number) => (days === 0 ? "오늘까지" : `${days}일 남음`),
  over: (to: string) => `${to}에 끝남`,
  draft: "초안",
  removal: "지울 예정",
  findings: (count: number) => `확인할 것 ${count}`,
  together: (one: string, other: string, places: string) =>
    `팝업 ${withParticle(`‘${one}’`, "와/과")} ${withParticle(`‘${other}’`, "이/가")} 같은 때 같은 화면(${places})에 뜹니다. 휴대폰에서는 하나씩 이어서 보입니다.`,
  home: "홈",
} as const;
