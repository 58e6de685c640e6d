import type { VariableName } from "./texts";

/** Fill the templates where somebody only looks at them. */
export const EXAMPLE_VALUES: Record<VariableName, string> = {
  병원: "루미에르의원",
  일시: "2026-11-24 14:00",
  예약번호: "LM-261124-0007",
  시술: "울쎄라 300샷",
  주소: "서울 강남구 테헤란로 123, 5층",
  링크: "https://lumiere.example",
  사유: "원장님 진료 일정 변경",
  시간들: "① 2026-11-24 16:00\n② 2026-11-25 11:00",
  마감: "2026-11-23 18:00",
  고객: "김하윤",
};
