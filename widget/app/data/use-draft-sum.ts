import { useQueries } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { sumOf } from "../lib/sum";
import { useRuntime } from "../runtime/runtime-context";
import { type ChosenOption, draftAtom } from "../state/draft";
import { treatmentQuery } from "./use-treatments";

/** The chosen options with their prices of now: an event may have begun or ended since they were chosen. */
export function useChosenOptions(): ChosenOption[] {
  const { api } = useRuntime();
  const { options } = useAtomValue(draftAtom);
  const sources = new Map(options.map((chosen) => [sourceOf(chosen), chosen]));
  const products = useQueries({
    queries: [...sources.values()].map(({ option, secretEventId }) =>
      treatmentQuery(api, option.productId, secretEventId ?? undefined),
    ),
    combine: (results) => results.map(({ data }) => data?.row),
  });
  const places = [...sources.keys()];
  return options.map((chosen) => {
    const product = products[places.indexOf(sourceOf(chosen))];
    const option = product?.options.find(({ id }) => id === chosen.option.id);
    if (!product || !option) return chosen;
    return { ...chosen, option, productName: product.name, event: product.event };
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

/** Minutes that all chosen treatments take together. */
export function useDraftMinutes(): number {
  return useChosenOptions().reduce((sum, { option }) => sum + option.durationMinutes, 0);
}

/** A product, or what the link of a secret event makes of it. */
const sourceOf = ({ option, secretEventId }: ChosenOption) => `${option.productId} ${secretEventId ?? ""}`;
