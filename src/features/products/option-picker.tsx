"use client";

import type { ProductOption } from "@/contract/api/products";
import { productLabels } from "@/labels/products";
import { useSite } from "@/state/site";
import { CheckMark } from "@/ui/check-box";
import { Price } from "@/ui/price";
import { useSelectedOptions } from "./selected-options";

interface OptionPickerProps {
  productId: number;
  options: readonly ProductOption[];
  isIncludeVat: boolean;
}

/** The product's options as rows; several can be chosen, where there is a widget to take them. */
export function OptionPicker({ productId, options, isIncludeVat }: OptionPickerProps) {
  const { booking } = useSite();
  const { isChosen, toggle } = useSelectedOptions(productId, options);
  const canChoose = booking.kind === "widget";
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
          <li key={option.id} className="border-line border-b">
            {canChoose ? (
              <label className="flex min-h-14 items-start gap-3 py-4">
                <span className="relative mt-0.5">
                  <input
                    type="checkbox"
                    className="peer sr-only"
                    checked={isChosen(option.id)}
                    onChange={() => toggle(option.id)}
                  />
                  <CheckMark />
                </span>
                <OptionWords option={option} isChosen={isChosen(option.id)} isIncludeVat={isIncludeVat} />
              </label>
            ) : (
              <div className="flex min-h-14 items-start gap-3 py-4">
                <OptionWords option={option} isIncludeVat={isIncludeVat} />
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
  isChosen?: boolean;
  isIncludeVat: boolean;
}

function OptionWords({ option, isChosen = false, isIncludeVat }: OptionWordsProps) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className={isChosen ? "font-semibold" : undefined}>{option.name}</span>
        {option.description && <small className="block text-b6 text-ink-3">{option.description}</small>}
      </span>
      {option.price.price !== null && <Price {...option.price} isIncludeVat={isIncludeVat} form="option" />}
    </>
  );
}
