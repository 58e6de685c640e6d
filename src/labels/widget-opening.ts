/** The widget's words that the page says itself while the widget is still on its way: they travel with every page. */
export const openingLabels = {
  title: "온라인 예약",
  back: "뒤로",
  close: "닫기",
  progress: "예약 단계",
  next: "다음",
  treatments: {
    title: "시술 예약",
    question: "받으실 시술을\n골라 주세요",
    searchPlaceholder: "시술이나 고민을 찾아보세요",
    nothingChosen: "고르신 시술이 없습니다",
    chooseTime: "시간 고르기",
  },
  purpose: {
    title: "방문 예약",
    question: "어떤 일로\n오시나요?",
    description: "상담 후 받으실 시술을 정하셔도 됩니다.",
  },
  schedule: {
    question: "언제 오실까요?",
    doctor: "원장",
    anyDoctor: "지정 안 함",
    date: "날짜",
    time: "시간",
    pickTime: "시간을 골라 주세요",
  },
} as const;
