import { purchaseLabels } from "@/labels/products";
import { uiLabels } from "@/labels/ui";
import { formatNumber } from "@/lib/format-number";
import { sumOfPrices } from "@/lib/price";

export interface PricedOption {
  id: number;
  price: { price: number | null };
}

interface ChosenSumProps {
  chosen: readonly PricedOption[];
  isIncludeVat: boolean;
}

/** The chosen options' price together, with the VAT label that the sum follows. */
export function ChosenSum({ chosen, isIncludeVat }: ChosenSumProps) {
  const sum = sumOfPrices(chosen);
  const vat = isIncludeVat ? uiLabels.vatIncluded : uiLabels.vatExcluded;
  return (
    <p role="status" className="mr-auto">
      {chosen.length === 0 ? (
        <span className="text-b5 text-ink-3">{purchaseLabels.nothingChosen}</span>
      ) : (
        <>
          <b className="block text-h3 tabular-nums">
            {sum === null ? uiLabels.askForPrice : purchaseLabels.sum(formatNumber(sum))}
          </b>
          <span className="text-b6 text-ink-3">
            {sum === null
              ? purchaseLabels.chosenWithoutPrice(chosen.length)
              : purchaseLabels.chosen(chosen.length, vat)}
          </span>
        </>
      )}
    </p>
  );
}
