import type { ReservationRow } from "../db/schema/reservations";

interface BookedOption {
  productName: string;
  name: string;
}

/** A booked treatment: its product and the option, whose name may begin with the product's. */
export const optionTitle = ({ productName, name }: BookedOption): string =>
  name.startsWith(productName) ? name : `${productName} ${name}`;

/** What was booked, in one line. */
export function detailOf({ purpose }: Pick<ReservationRow, "purpose">, options: BookedOption[]): string {
  const [first, ...others] = options;
  if (!first) return purpose ?? "방문 예약";
  return others.length === 0 ? optionTitle(first) : `${optionTitle(first)} 외 ${others.length}건`;
}
