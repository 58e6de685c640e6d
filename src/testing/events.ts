import type { ClinicEvent } from "@/contract/api/events";
import { anEventPeriod } from "./products";

/** A running event with a product and a lowered price. */
export const anEvent = (changes: Partial<ClinicEvent> = {}): ClinicEvent => ({
  ...anEventPeriod(),
  titleGroup: "이달의 제안",
  summary: "두 시술을 하루에 받으실 수 있습니다.",
  imageUrl: "/media/lumiere/event.webp",
  imageAlt: "시술실",
  isEnded: false,
  productId: 12,
  price: { price: 198_000, originalPrice: 280_000, discountRate: 29, isFrom: false },
  ...changes,
});
