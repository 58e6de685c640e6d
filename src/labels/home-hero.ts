/** Words of the home page's slides and its closing event. */
export const heroLabels = {
  slides: "소식",
  slide: "슬라이드",
  slideOf: (index: number, count: number) => `${index} / ${count}`,
  previousSlide: "이전 소식",
  nextSlide: "다음 소식",
  pauseSlides: "자동 넘김 멈추기",
  playSlides: "자동 넘김 시작하기",
  closesToday: (clock: string) => `오늘 ${clock} 마감`,
} as const;
