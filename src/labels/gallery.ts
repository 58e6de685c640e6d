/** Words of galleries and of the large view of their pictures. */
export const galleryLabels = {
  enlarge: "크게 보기",
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
