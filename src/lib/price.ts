/** What the chosen options cost together; null as soon as one price is not shown. */
export function sumOfPrices(options: readonly { price: { price: number | null } }[]): number | null {
  return options.reduce<number | null>(
    (sum, { price: { price } }) => (sum === null || price === null ? null : sum + price),
    0,
  );
}

/** True where a former price may be shown: law asks for rate, former price and period together. */
export function isDiscounted(price: {
  originalPrice: number | null;
  discountRate: number | null;
}): price is { originalPrice: number; discountRate: number } {
  return price.originalPrice !== null && price.discountRate !== null;
}

/** The period of an option's discount where it is another than the product's, which stands above its options. */
export function ownPeriod<P extends { id: number }>(
  { event, price }: { event: P | null; price: { originalPrice: number | null; discountRate: number | null } },
  productEvent: P | null,
): P | null {
  return isDiscounted(price) && event?.id !== productEvent?.id ? event : null;
}

/**
 * The period that the shown price holds for, or null. An event that lowers only other options of a product says
 * nothing of its price; where no price is shown, the event itself is the news.
 */
export function offerPeriod<P>({
  event,
  price,
}: {
  event: P | null;
  price: { price: number | null; originalPrice: number | null; discountRate: number | null };
}): P | null {
  return price.price === null || isDiscounted(price) ? event : null;
}
