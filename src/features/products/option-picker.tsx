import type { EventPeriod, ProductOption } from "@/contract/api/products";
import { productLabels } from "@/labels/products";
import { editMark } from "@/tenancy/edit-mark";
import { CheckMark } from "@/ui/check-box";
import { OptionCheckBox } from "./option-check-box";
import { OptionPrice } from "./option-price";

interface OptionPickerProps {
  productId: number;
  /** The product's own. */
  event: EventPeriod | null;
  options: readonly ProductOption[];
  isIncludeVat: boolean;
  /** True where there is a widget to take what was chosen. */
  canChoose: boolean;
}

/** The product's options as rows; several can be chosen. */
export function OptionPicker({ productId, event, options, isIncludeVat, canChoose }: OptionPickerProps) {
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
                <OptionWords {...{ option, event, hasPrices, isIncludeVat }} />
              </label>
            ) : (
              <div className="flex min-h-14 items-start gap-3 py-4">
                <OptionWords {...{ option, event, hasPrices, isIncludeVat }} />
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
  event: EventPeriod | null;
  hasPrices: boolean;
  isIncludeVat: boolean;
}

function OptionWords({ option, event, hasPrices, isIncludeVat }: OptionWordsProps) {
  return (
    <>
      <span className="min-w-0 flex-1 group-has-checked:font-semibold">
        {option.name}
        {option.description && (
          <small className="block font-normal text-b6 text-ink-3">{option.description}</small>
        )}
      </span>
      {hasPrices && <OptionPrice option={option} productEvent={event} isIncludeVat={isIncludeVat} />}
    </>
  );
}
