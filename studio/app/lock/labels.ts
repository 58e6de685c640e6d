export const lockLabels = {
  title: "화면이 잠겼습니다",
  hint: "다시 확인하면 보던 화면이 그대로 이어집니다.",
  open: "패스키로 열기",
  section: "화면 잠금",
  after: "이 컴퓨터를 아무도 쓰지 않으면",
  minutes: (minutes: number) => (minutes === 60 ? "1시간 뒤에 잠금" : `${minutes}분 뒤에 잠금`),
  now: "지금 잠그기",
} as const;
