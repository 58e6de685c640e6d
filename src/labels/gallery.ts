/** Words of a picture that opens large. By themselves: they come with every gallery. */
export const galleryLinkLabels = {
  enlarge: "크게 보기",
} as const;

/** Words of the large view of a gallery's pictures. */
export const galleryLabels = {
  lightbox: "사진 크게 보기",
  pictures: "사진",
  carousel: "사진 넘겨 보기",
  picture: "사진",
  /** The library puts the numbers in. */
  place: "{total}장 중 {index}번째",
  previous: "이전 사진",
  next: "다음 사진",
  close: "닫기",
  zoomIn: "확대",
  zoomOut: "축소",
} as const;
