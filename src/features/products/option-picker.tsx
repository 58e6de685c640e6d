import type { ProductOption } from "@/contract/api/products";
import { productLabels } from "@/labels/products";
import { editMark } from "@/tenancy/edit-mark";
import { CheckMark } from "@/ui/check-box";
import { Price } from "@/ui/price";
import { OptionCheckBox } from "./option-check-box";

interface OptionPickerProps {
  productId: number;
  options: readonly ProductOption[];
  isIncludeVat: boolean;
  /** True where there is a widget to take what was chosen. */
  canChoose: boolean;
}

/** The product's options as rows; several can be chosen. */
export function OptionPicker({ productId, options, isIncludeVat, canChoose }: OptionPickerProps) {
  const defaultIds = options.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  if (options.length === 0) return null;
  // Where no option has a price, the words that stand in its place are said once, above.
  const hasPrices = options.some(({ price }) => price.price !== null);
  return (
    <section aria-labelledby="options" className="mt-8">
      <div className="flex items-baseline justify-between">
        <h2 id="options" className="text-h5">
          {productLabels.options}
        </h2>
        {canChoose && <span className="text-b6 text-ink-3">{productLabels.optionsHint}</span>}
      </div>
      <ul className="mt-1 border-line-strong border-t">
        {options.map((option) => (
          <li
            key={option.id}
            className="border-line border-b"
            {...editMark("product", productId, `options.${option.id}`)}
          >
            {canChoose ? (
              <label htmlFor={`option-${option.id}`} className="group flex min-h-14 items-start gap-3 py-4">
                <span className="relative mt-0.5">
                  <OptionCheckBox productId={productId} optionId={option.id} defaultIds={defaultIds} />
                  <CheckMark />
                </span>
                <OptionWords {...{ option, hasPrices, isIncludeVat }} />
              </label>
            ) : (
              <div className="flex min-h-14 items-start gap-3 py-4">
                <OptionWords {...{ option, hasPrices, isIncludeVat }} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OptionWordsProps {
  option: ProductOption;
  hasPrices: boolean;
  isIncludeVat: boolean;
}

function OptionWords({ option, hasPrices, isIncludeVat }: OptionWordsProps) {
  return (
    <>
      <span className="min-w-0 flex-1 group-has-checked:font-semibold">
        {option.name}
        {option.description && (
          <small className="block font-normal text-b6 text-ink-3">{option.description}</small>
        )}
      </span>
      {hasPrices && <Price {...option.price} isIncludeVat={isIncludeVat} form="option" />}
    </>
  );
}
