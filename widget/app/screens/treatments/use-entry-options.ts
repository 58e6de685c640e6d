import { useAtom, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { ProductDetail } from "@/contract/api/products";
import { addOptionsAtom } from "../../state/draft";
import { entryAtom } from "../../state/entry";

/** Chooses, once, the options that the page asked for, as soon as their product is known. */
export function useEntryOptions(product: ProductDetail | undefined): void {
  const [entry, setEntry] = useAtom(entryAtom);
  const addOptions = useSetAtom(addOptionsAtom);
  useEffect(() => {
    const { productId, optionIds } = entry;
    if (!optionIds || !product || product.id !== productId) return;
    const asked = product.options.filter(({ id }) => optionIds.includes(id));
    addOptions(asked.map((option) => ({ option, productName: product.name, event: product.event })));
    setEntry({ ...entry, optionIds: undefined });
  }, [entry, product, addOptions, setEntry]);
}
