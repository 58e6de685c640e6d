import type { WidgetScreen } from "@/contract/widget/messages";

/** What a screen of the widget begins with. rest: no step of a booking. */
export type OpeningStep = "treatments" | "purpose" | "schedule" | "rest";

/** The step that a screen begins with. Where only consultations can be booked, every treatment leads to one. */
export function stepOf(wanted: WidgetScreen, isConsultingOnly: boolean): OpeningStep {
  switch (wanted.screen) {
    case "visit":
      return "purpose";
    case "treatment":
    case "eventProducts":
    case "categoryProducts":
      if (isConsultingOnly) return "purpose";
      return wanted.screen === "treatment" && wanted.productId && wanted.optionIds?.length
        ? "schedule"
        : "treatments";
    default:
      return "rest";
  }
}
