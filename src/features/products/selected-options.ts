"use client";

import { atom, useAtom } from "jotai";
import type { ProductOption } from "@/contract/api/products";

/** Spec §3: the options chosen for the moment, of one product at a time. */
const selectedOptionsAtom = atom<{ productId: number; optionIds: readonly number[] } | null>(null);

export interface Choice {
  chosen: readonly ProductOption[];
  isChosen: (optionId: number) => boolean;
  toggle: (optionId: number) => void;
}

/** The chosen options of a product; before anything was chosen, the one that is the product itself. */
export function useSelectedOptions(productId: number, options: readonly ProductOption[]): Choice {
  const [selected, setSelected] = useAtom(selectedOptionsAtom);
  const optionIds =
    selected?.productId === productId
      ? selected.optionIds
      : options.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  const isChosen = (optionId: number) => optionIds.includes(optionId);
  return {
    chosen: options.filter(({ id }) => isChosen(id)),
    isChosen,
    toggle: (optionId) =>
      setSelected({
        productId,
        optionIds: isChosen(optionId) ? optionIds.filter((id) => id !== optionId) : [...optionIds, optionId],
      }),
  };
}
