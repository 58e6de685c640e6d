import type { ProductOption } from "@/contract/api/products";
import { productLabels } from "@/labels/products";
import { uiLabels } from "@/labels/ui";
import { sumOfPrices } from "@/lib/price";
import { formatWon } from "@/lib/won";

interface ChosenSumProps {
  chosen: readonly ProductOption[];
  isIncludeVat: boolean;
}

/** The chosen options' price together, with the VAT label that the sum follows. */
export function ChosenSum({ chosen, isIncludeVat }: ChosenSumProps) {
  const sum = sumOfPrices(chosen);
  const vat = isIncludeVat ? uiLabels.vatIncluded : uiLabels.vatExcluded;
  return (
    <p role="status" className="mr-auto">
      {chosen.length === 0 ? (
        <span className="text-b5 text-ink-3">{productLabels.nothingChosen}</span>
      ) : (
        <>
          <b className="block text-h3 tabular-nums">
            {sum === null ? uiLabels.askForPrice : productLabels.sum(formatWon(sum))}
          </b>
          <span className="text-b6 text-ink-3">
            {sum === null
              ? productLabels.chosenWithoutPrice(chosen.length)
              : productLabels.chosen(chosen.length, vat)}
          </span>
        </>
      )}
    </p>
  );
}
