import { useQueries } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { sumOf } from "../lib/sum";
import { useRuntime } from "../runtime/runtime-context";
import { type ChosenOption, draftAtom } from "../state/draft";

/** The chosen options with their prices of now: an event may have begun or ended since they were chosen. */
export function useChosenOptions(): ChosenOption[] {
  const { api } = useRuntime();
  const { options } = useAtomValue(draftAtom);
  const productIds = [...new Set(options.map(({ option }) => option.productId))];
  const products = useQueries({
    queries: productIds.map((id) => api.query("GET /v2/products/:id", { params: { id } })),
    combine: (results) => results.flatMap(({ data }) => data?.row ?? []),
  });
  return options.map((chosen) => {
    const product = products.find(({ id }) => id === chosen.option.productId);
    const option = product?.options.find(({ id }) => id === chosen.option.id);
    return product && option ? { option, productName: product.name, event: product.event } : chosen;
  });
}

/** What the draft will cost; null for a visit, and where the partner shows no prices. */
export function useDraftSum() {
  const { boot } = useRuntime();
  const { kind } = useAtomValue(draftAtom);
  const options = useChosenOptions();
  if (kind === "visit") return null;
  return sumOf(
    options.map(({ option }) => option.price.price),
    boot.homepageConfig.isIncludeVat,
  );
}
