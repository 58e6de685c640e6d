"use client";

import type { ProductOption } from "@/contract/api/products";
import { productLabels } from "@/labels/products";
import { CheckMark } from "@/ui/check-box";
import { Price } from "@/ui/price";
import { useSelectedOptions } from "./selected-options";

interface OptionPickerProps {
  productId: number;
  options: readonly ProductOption[];
  isIncludeVat: boolean;
}

/** The product's options as rows; several can be chosen. */
export function OptionPicker({ productId, options, isIncludeVat }: OptionPickerProps) {
  const { isChosen, toggle } = useSelectedOptions(productId, options);
  return (
    <fieldset className="mt-8">
      <legend className="contents">
        <span className="flex items-baseline justify-between">
          <span className="text-h5">{productLabels.options}</span>
          <span className="text-b6 text-ink-3">{productLabels.optionsHint}</span>
        </span>
      </legend>
      <ul className="mt-1 border-line-strong border-t">
        {options.map((option) => (
          <li key={option.id} className="border-line border-b">
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
              <span className="min-w-0 flex-1">
                <span className={isChosen(option.id) ? "font-semibold" : undefined}>{option.name}</span>
                {option.description && (
                  <small className="block text-b6 text-ink-3">{option.description}</small>
                )}
              </span>
              <Price {...option.price} isIncludeVat={isIncludeVat} form="option" />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
