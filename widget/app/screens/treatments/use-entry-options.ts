import { useAtom, useSetAtom } from "jotai";
import { useEffect } from "react";
import { MAX_RESERVATION_OPTIONS } from "@/config/booking";
import type { ProductDetail } from "@/contract/api/products";
import { useTreatment } from "../../data/use-treatments";
import { type ChosenOption, chooseOptionsAtom } from "../../state/draft";
import { entryAtom, type TreatmentEntry } from "../../state/entry";
import { goAtom } from "../../state/screen";

/**
 * The page's own answer to the first step: its options are chosen as soon as their product is known, and the times are
 * next. Where they cannot all be booked the treatments stay, with words. True until that is decided.
 */
export function useEntryOptions(): boolean {
  const [entry, setEntry] = useAtom(entryAtom);
  const chooseOptions = useSetAtom(chooseOptionsAtom);
  const go = useSetAtom(goAtom);
  const { productId, optionIds, secretEventId } = entry;
  const { data, isError } = useTreatment(productId, secretEventId);
  const isAsked = productId !== undefined && optionIds !== undefined && optionIds.length > 0;
  const product = data?.row;

  useEffect(() => {
    if (!isAsked || !(product || isError)) return;
    const answered = { ...entry, optionIds: undefined };
    const found = chosenOf(product, optionIds, secretEventId ?? null);
    const problem = problemOf(found.length, optionIds.length);
    if (found.length > 0 && problem !== "tooMany") chooseOptions(found);
    setEntry({ ...answered, problem, ...(isError && { productId: undefined }) });
    if (!problem) go("schedule");
  }, [isAsked, product, isError, entry, optionIds, secretEventId, chooseOptions, setEntry, go]);
  return isAsked;
}

function chosenOf(
  product: ProductDetail | undefined,
  optionIds: readonly number[],
  secretEventId: number | null,
): ChosenOption[] {
  if (!product) return [];
  const { name: productName, event, options } = product;
  return options
    .filter(({ id }) => optionIds.includes(id))
    .map((option) => ({ option, productName, event, secretEventId }));
}

function problemOf(foundCount: number, askedCount: number): TreatmentEntry["problem"] {
  if (foundCount > MAX_RESERVATION_OPTIONS) return "tooMany";
  return foundCount < askedCount ? "gone" : undefined;
}
