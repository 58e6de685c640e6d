/** Words after signing up. */
export const welcomeLabels = {
  title: "찾아 주셔서\n반갑습니다",
  titleFor: (name: string) => `${name}님,\n반갑습니다`,
  description: (clinic: string) =>
    `${clinic} 회원 가입이 끝났습니다. 이제 예약을 한곳에서 보고 바꾸실 수 있습니다.`,
  /** Of a clinic that nobody signs up at. */
  visitor: (clinic: string) =>
    `${clinic}을 찾아 주셔서 감사합니다. 오시기 전에 전화 주시면 기다리지 않도록 준비하겠습니다.`,
  pageTitle: "환영합니다",
  reserve: "첫 방문 예약하기",
  call: "전화로 예약하기",
  toHome: "홈으로",
  doctors: "의료진",
  visit: "진료시간과 오시는 길",
  benefitsTitle: "회원이 되면",
  benefits: [
    { title: "예약을 한곳에서", text: "다가오는 예약과 지난 예약을 보고, 시간을 바꾸거나 취소합니다." },
    { title: "전후 사진과 후기", text: "의료법에 따라 회원에게만 공개하는 내용을 보실 수 있습니다." },
    { title: "적어 둔 것은 그대로", text: "장바구니와 최근 본 시술이 어느 기기에서나 이어집니다." },
  ],
} as const;
