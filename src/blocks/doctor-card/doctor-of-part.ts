import type { Employee } from "@/contract/api/introduction";

/** The first doctor whose specialty names the part, as `눈, 코` names `코`. */
export const doctorOfPart = (part: string, doctors: readonly Employee[]): Employee | undefined =>
  doctors.find(({ specialty }) => specialty.split(/[\s,·/]+/).includes(part));
