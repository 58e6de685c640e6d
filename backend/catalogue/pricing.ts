import type { EventPeriod, Price } from "@/contract/api/products";

/** An event's price for an option. */
export interface Offer {
  price: number;
  event: EventPeriod;
}

interface Priced {
  /** Won. Null: price on request. */
  price: number | null;
  isPriceFrom: boolean;
  offer: Offer | null;
}

const NO_PRICE: Price = { price: null, originalPrice: null, discountRate: null, isFrom: false };

/** The price now; null for a price on request. An event never raises a price. */
export const currentPrice = ({ price, offer }: Pick<Priced, "price" | "offer">): number | null =>
  offer && price !== null ? Math.min(offer.price, price) : price;

/** Whole percent, rounded down but at least 1; null without a discount. */
export function discountRate(price: number | null, originalPrice: number | null): number | null {
  if (price === null || originalPrice === null || price >= originalPrice) return null;
  return Math.min(99, Math.max(1, Math.floor((1 - price / originalPrice) * 100)));
}

/** The price of one option. Without a price view everything is null. */
export function optionPrice(option: Priced, hasPriceView: boolean): Price {
  const price = currentPrice(option);
  const rate = discountRate(price, option.price);
  if (!hasPriceView || price === null) return NO_PRICE;
  return {
    price,
    originalPrice: rate === null ? null : option.price,
    discountRate: rate,
    isFrom: option.isPriceFrom,
  };
}

/**
 * The price shown for several options: the default option's, else the lowest, marked "from" where others cost more;
 * with its event, or any event with a lower price for an option.
 */
export function displayedPrice(
  options: (Priced & { isDefault: boolean })[],
  hasPriceView: boolean,
): { price: Price; event: EventPeriod | null } {
  const paid = (option: Priced) => currentPrice(option) ?? Number.POSITIVE_INFINITY;
  const byPrice = options.toSorted((one, other) => paid(one) - paid(other));
  const standard = options.find((option) => option.isDefault);
  const shown = standard ?? byPrice[0];
  if (!shown) return { price: NO_PRICE, event: null };
  const price = optionPrice(shown, hasPriceView);
  const hasHigher = !standard && byPrice.some((option) => paid(option) > paid(shown));
  const offer = shown.offer ?? options.find((option) => option.offer)?.offer;
  return {
    price: { ...price, isFrom: price.price !== null && (price.isFrom || hasHigher) },
    event: offer?.event ?? null,
  };
}

export interface Totals {
  subtotal: number;
  vat: number;
  total: number;
}

/** In won, without prices on request. VAT is 10 %, rounded, unless the prices include it. */
export function calculateTotals(prices: (number | null)[], isIncludeVat: boolean): Totals {
  const subtotal = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
  const vat = isIncludeVat ? 0 : Math.round(subtotal * 0.1);
  return { subtotal, vat, total: subtotal + vat };
}
