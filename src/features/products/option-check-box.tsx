"use client";

import { useSelectedOptions } from "./selected-options";

interface OptionCheckBoxProps {
  productId: number;
  optionId: number;
  /** The options that are chosen before anybody chose. */
  defaultIds: readonly number[];
}

/** The box of one option, called `option-<id>`; what it looks like is the page's. */
export function OptionCheckBox({ productId, optionId, defaultIds }: OptionCheckBoxProps) {
  const [optionIds, setOptionIds] = useSelectedOptions(productId, defaultIds);
  const isChosen = optionIds.includes(optionId);
  return (
    <input
      id={`option-${optionId}`}
      type="checkbox"
      className="peer sr-only"
      checked={isChosen}
      onChange={() =>
        setOptionIds(isChosen ? optionIds.filter((id) => id !== optionId) : [...optionIds, optionId])
      }
    />
  );
}
