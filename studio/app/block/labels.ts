export const blockLabels = {
  open: "시간 막기",
  title: "시간 막기 · 휴진",
  kind: "종류",
  kinds: { block: "시간 막기", leave: "원장 휴진" },
  doctor: "원장",
  day: "날짜",
  firstDay: "첫날",
  lastDay: "끝날",
  wholeDay: "온종일",
  from: "시작",
  to: "끝",
  reason: "이유",
  usual: { block: "상담 외 일정", leave: "휴진" },
  hits: (count: number) => `그 시간에 잡힌 예약 ${count}건`,
  noHits: "그 시간에 잡힌 예약이 없습니다.",
  hitsHint: "정할 때까지 예약은 그대로 있고 새 예약만 막힙니다.",
  leadsOn: "막은 뒤 일정 위에 목록으로 남습니다. 하나씩 옮기거나 취소해 주세요.",
  when: "시각",
  customer: "고객",
  treatment: "시술",
  wrong: "끝이 시작보다 늦어야 합니다.",
  submit: { block: "시간 막기", leave: "휴진 넣기" },
  keep: "닫기",
  done: (doctor: string, count: number) =>
    count > 0
      ? `${doctor} 원장의 시간을 막았습니다. 정할 예약 ${count}건.`
      : `${doctor} 원장의 시간을 막았습니다.`,
  /** Also where a working week or a closed day left them out. */
  blocked: (count: number) => `진료하지 않는 시간에 예약 ${count}건이 남아 있습니다.`,
  ofBlock: (doctor: string, hours: string) => `${doctor} 원장, ${hours}`,
  free: "막은 시간 풀기",
  freed: "막은 시간을 풀었습니다.",
} as const;
