/** Ways to the clinic. */
export const mapLabels = {
  naver: "네이버 지도",
  kakao: "카카오맵",
  tMap: "티맵",
  google: "구글 지도",
  copyAddress: "주소 복사",
  addressCopied: "주소를 복사했습니다",
  mapAlt: (name: string) => `${name} 약도`,
} as const;
