import { VAT_PERCENT } from "@/config/booking";

export interface Sum {
  subtotal: number;
  vat: number;
  total: number;
}

/** What the chosen options will cost; null as soon as one price is not shown. The server reckons the sum that counts. */
export function sumOf(prices: readonly (number | null)[], isIncludeVat: boolean): Sum | null {
  let subtotal = 0;
  for (const price of prices) {
    if (price === null) return null;
    subtotal += price;
  }
  const vat = isIncludeVat ? 0 : Math.round((subtotal * VAT_PERCENT) / 100);
  return { subtotal, vat, total: subtotal + vat };
}
