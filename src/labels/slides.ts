/** Words around slides, of the home page and of popups. */
export const slideLabels = {
  slides: "소식",
  slide: "슬라이드",
  slideOf: (index: number, count: number) => `${index} / ${count}`,
  previousSlide: "이전 소식",
  nextSlide: "다음 소식",
  pauseSlides: "자동 넘김 멈추기",
  playSlides: "자동 넘김 시작하기",
} as const;
