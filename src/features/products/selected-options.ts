"use client";

import { atom, useAtom } from "jotai";

/** Spec §3: the options chosen for the moment, of one product at a time. */
const selectedOptionsAtom = atom<{ productId: number; optionIds: readonly number[] } | null>(null);

/** Ids of the chosen options of a product; before anything was chosen, the default ones. */
export function useSelectedOptions(productId: number, defaultIds: readonly number[]) {
  const [selected, setSelected] = useAtom(selectedOptionsAtom);
  const optionIds = selected?.productId === productId ? selected.optionIds : defaultIds;
  return [optionIds, (ids: readonly number[]) => setSelected({ productId, optionIds: ids })] as const;
}
