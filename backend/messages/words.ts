import type { WidgetLanguage } from "@/contract/widget/messages";
import type { ReservationRow } from "../db/schema/reservations";
import { clockText, dayOf, minutesOf } from "../lib/clinic-time";

const MARKS = ["①", "②", "③"];
/** Follows a time of day for a reader who may be elsewhere. */
export const ZONE_WORDS: Record<WidgetLanguage, string> = {
  ko: "",
  en: " (Korean time)",
  ja: "（韓国時間）",
  zh: "（韩国时间）",
};

/** `2026-11-24 14:00`, in the clinic's zone, which is named abroad. */
export const whenText = (at: Date, language: WidgetLanguage): string =>
  `${dayOf(at)} ${clockText(minutesOf(at))}${ZONE_WORDS[language]}`;

/** Offered times, a line each. */
export const timesText = (starts: Date[], language: WidgetLanguage): string =>
  starts.map((start, index) => `${MARKS[index] ?? ""} ${whenText(start, language)}`).join("\n");

/** What a visitor wrote, or the desk about a visitor's wish, is nothing to tell the visitor. */
export const reasonText = ({
  canceledBy,
  cancelReason,
}: Pick<ReservationRow, "canceledBy" | "cancelReason">): string =>
  canceledBy === "clinic" ? (cancelReason ?? "") : "";
