import type { CartItem } from "@/contract/api/cart";
import { formatNumber } from "@/lib/format-number";
import { SummaryLine } from "@/ui/booking-step";
import { useAllWords } from "../../data/use-all-words";
import { sumOf } from "../../lib/sum";
import { useRuntime } from "../../runtime/runtime-context";

/** What the chosen items cost and how long they take together; without a sum where the partner shows no prices. */
export function CartSum({ items }: { items: readonly CartItem[] }) {
  const { cart: words, date, price } = useAllWords();
  const { isIncludeVat } = useRuntime().boot.homepageConfig;
  const sum = sumOf(
    items.map(({ option }) => option.price.price),
    isIncludeVat,
  );
  const minutes = items.reduce((all, { option }) => all + option.durationMinutes, 0);
  if (items.length === 0) return null;
  return (
    <div className="mt-5">
      <SummaryLine
        start={
          <span>
            <span className="block text-label3">{words.sum(items.length)}</span>
            <span className="block text-b6 text-ink-3">{words.duration(date.duration(minutes))}</span>
          </span>
        }
        end={
          sum && (
            <span className="text-right">
              <strong className="block text-h4">
                {formatNumber(sum.subtotal)}
                {price.won}
              </strong>
              <small className="block text-b6 text-ink-3">
                {isIncludeVat ? price.vatIncluded : price.vatExcluded}
              </small>
            </span>
          )
        }
      />
    </div>
  );
}
