import type { EventPeriod, ProductSummary } from "@/contract/api/products";
import { formatPeriod } from "@/lib/period";
import { Price } from "@/ui/price";
import { useWords } from "../data/use-words";
import { useRuntime } from "../runtime/runtime-context";

interface TreatmentWordsProps {
  product: ProductSummary;
  /** The event to name, if any. */
  event: Pick<EventPeriod, "startAt" | "endAt"> | null;
}

/** A treatment beside its picture: name, event and price. */
export function TreatmentWords({ product, event }: TreatmentWordsProps) {
  const { treatments, price } = useWords();
  const { boot } = useRuntime();
  return (
    <span>
      <span lang="ko" className="block text-label2">
        {product.name}
      </span>
      {event && (
        <span className="block text-accent-ink text-b6 tabular-nums">
          {treatments.eventPeriod(formatPeriod(event))}
        </span>
      )}
      <Price
        {...product.price}
        words={price}
        isIncludeVat={boot.homepageConfig.isIncludeVat}
        className="mt-1 [&>span:first-child]:text-h5"
      />
    </span>
  );
}
