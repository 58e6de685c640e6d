import type { Employee } from "@/contract/api/introduction";

export const aDoctor = (changes: Partial<Employee> = {}): Employee => ({
  id: 1,
  name: "서지안",
  position: "대표원장",
  specialty: "피부과 전문의 · 리프팅",
  introduction: "",
  imageUrl: "/media/lumiere/doctor-seo-jian.webp",
  imageAlt: null,
  imageFocus: null,
  practiceSince: null,
  career: ["루미에르의원 대표원장"],
  education: [],
  languages: ["한국어"],
  nextAvailableAt: "2026-11-18T15:30:00+09:00",
  ...changes,
});
