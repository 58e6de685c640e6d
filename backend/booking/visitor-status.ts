import type { Reservation } from "@/contract/api/reservations";
import { STUDIO_STATUSES, type StudioStatus } from "@/contract/studio/reservation-steps";

type VisitorStatus = Reservation["status"];

/** A visitor is not told that the clinic took them for a no-show. */
const VISITOR_STATUS: Record<StudioStatus, VisitorStatus> = {
  waiting: "waiting",
  confirmed: "confirmed",
  arrived: "confirmed",
  completed: "completed",
  noShow: "completed",
  canceled: "canceled",
};

/** The clinic's status in the visitor's words. */
export const visitorStatus = (status: StudioStatus): VisitorStatus => VISITOR_STATUS[status];

/** The clinic's statuses that visitors know by these. */
export const statusesOfVisitor = (statuses: readonly VisitorStatus[]): StudioStatus[] =>
  STUDIO_STATUSES.filter((status) => statuses.includes(VISITOR_STATUS[status]));
