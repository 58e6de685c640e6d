import type { EventPeriod, Price } from "@/contract/api/products";

/** What a running event makes of an option's price. */
export interface Offer {
  price: number;
  event: EventPeriod;
}

/** An option with the offer that counts for it, if there is one. */
export interface Priced {
  /** Won. Null: the clinic says it when it is asked. */
  price: number | null;
  isPriceFrom: boolean;
  offer: Offer | null;
}

const NO_PRICE: Price = { price: null, originalPrice: null, discountRate: null, isFrom: false };

/** What is paid now; null where the clinic has to be asked. An event never makes anything dearer. */
export const currentPrice = ({ price, offer }: Pick<Priced, "price" | "offer">): number | null =>
  offer && price !== null ? Math.min(offer.price, price) : price;

/** Whole percent, rounded down but at least 1; null when nothing is taken off. */
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
 * The price that stands for several options: the default option's, which restates the product, or else the lowest,
 * marked where others cost more. Beside it the event that makes it so, or any that makes an option cheaper.
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
  const hasDearer = !standard && byPrice.some((option) => paid(option) > paid(shown));
  const offer = shown.offer ?? options.find((option) => option.offer)?.offer;
  return {
    price: { ...price, isFrom: price.price !== null && (price.isFrom || hasDearer) },
    event: offer?.event ?? null,
  };
}

export interface Sums {
  subtotal: number;
  vat: number;
  total: number;
}

/** Won, of the prices that are known. With VAT in the prices nothing is added; else a tenth, rounded to the won. */
export function reckonSums(prices: (number | null)[], isIncludeVat: boolean): Sums {
  const subtotal = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
  const vat = isIncludeVat ? 0 : Math.round(subtotal * 0.1);
  return { subtotal, vat, total: subtotal + vat };
}
