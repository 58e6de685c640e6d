import type { ReservationKind } from "@/contract/api/reservations";
import { ApiError } from "../errors";

/** A 400 unless a visit is without treatments, and a treatment with some. */
export function requireKind({
  kind,
  productOptionIds,
}: {
  kind: ReservationKind;
  productOptionIds: number[];
}): void {
  if ((kind === "visit") === (productOptionIds.length === 0)) return;
  const reason = kind === "visit" ? "must be empty for a visit" : "must name a treatment";
  throw new ApiError(400, [`body.productOptionIds: ${reason}`], "예약할 시술을 다시 골라 주세요.");
}
