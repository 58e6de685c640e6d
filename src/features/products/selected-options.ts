"use client";

import { useAtom } from "jotai";
import { persistedAtom } from "@/state/persisted-atom";
import { isRecord } from "@/state/persisted-store";

type Selected = { productId: number; optionIds: readonly number[] } | null;

/** Spec §3: the options chosen for the moment, of one product at a time. They outlast a reload, not the tab. */
const selectedOptionsAtom = persistedAtom<Selected>(
  "selectedProducts",
  null,
  (value): value is Selected =>
    isRecord(value) &&
    Number.isInteger(value.productId) &&
    Array.isArray(value.optionIds) &&
    value.optionIds.every((id) => Number.isInteger(id)),
  () => sessionStorage,
);

/** Ids of the chosen options of a product; before anything was chosen, the default ones. */
export function useSelectedOptions(productId: number, defaultIds: readonly number[]) {
  const [selected, setSelected] = useAtom(selectedOptionsAtom);
  const optionIds = selected?.productId === productId ? selected.optionIds : defaultIds;
  return [optionIds, (ids: readonly number[]) => setSelected({ productId, optionIds: ids })] as const;
}
