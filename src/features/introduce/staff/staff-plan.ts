import type { Employee } from "@/contract/api/introduction";

/** A doctor as every plan of the staff page draws one. */
export interface StaffMember {
  doctor: Employee;
  /** The next days with a free time, as `2026-11-20`. */
  freeDays: readonly string[];
  /** The seven days of this week, as `2026-11-20`, and whether the doctor is there; empty but for `board`. */
  week: readonly { date: string; isThere: boolean }[];
}

export interface StaffPlanProps {
  members: readonly StaffMember[];
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
  hasWidget: boolean;
}

export interface MemberProps extends Omit<StaffPlanProps, "members"> {
  member: StaffMember;
}

export const headingIdOf = ({ id }: Employee): string => `doctor-${id}-name`;
