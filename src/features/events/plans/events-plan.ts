import type { ClinicEvent } from "@/contract/api/events";

/** What every plan of the events page draws. */
export interface EventsPlanProps {
  /** In the partner's order. */
  running: readonly ClinicEvent[];
  /** The latest first. */
  ended: readonly ClinicEvent[];
  isIncludeVat: boolean;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}
