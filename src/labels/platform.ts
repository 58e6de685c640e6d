/** The platform's own page, for whoever runs it on their machine. */
export const platformLabels = {
  title: "병원 홈페이지",
  description:
    "한 앱이 병원마다의 도메인에서 그 병원의 홈페이지가 됩니다. 아래는 이 컴퓨터에서 열어 볼 수 있는 병원들입니다.",
  open: "홈페이지 열기",
  preview: "미리보기",
  hosts: "연결된 주소",
  none: "아직 공개된 병원이 없습니다.",
} as const;
