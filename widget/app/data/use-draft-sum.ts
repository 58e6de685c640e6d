import { useQueries } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { hasStatus } from "@/api/api-error";
import { CATALOGUE_FRESH_MS } from "@/config/booking";
import { sumOf } from "../lib/sum";
import { useRuntime } from "../runtime/runtime-context";
import { type ChosenOption, draftAtom } from "../state/draft";
import { treatmentQuery } from "./use-treatments";

/**
 * The chosen options with their prices of now: an event may have begun or ended since they were chosen. Once a secret
 * event is over, what it offered costs what it costs without its link.
 */
export function useChosenOptions(): ChosenOption[] {
  const { options } = useAtomValue(draftAtom);
  const offers = useOffers(options);
  const ended = options.filter((chosen) => offers.get(sourceOf(chosen))?.isOver);
  const regular = useOffers(ended.map(withoutLink));
  return options.map((chosen) => {
    const offer = offers.get(sourceOf(chosen));
    const { product } = (offer?.isOver ? regular.get(sourceOf(withoutLink(chosen))) : offer) ?? {};
    const option = product?.options.find(({ id }) => id === chosen.option.id);
    if (!product || !option) return chosen;
    return { ...chosen, option, productName: product.name, event: product.event };
  });
}

/** True where one of the chosen options cost less, or more, by an event that is over now. */
export function useHasEventEnded(): boolean {
  const { options } = useAtomValue(draftAtom);
  const current = useChosenOptions();
  return options.some(({ option }, place) => option.event && !current[place]?.option.event);
}

/** By `sourceOf`; `isOver`: the link of the secret event leads there no longer. */
function useOffers(options: ChosenOption[]) {
  const { api } = useRuntime();
  const sources = new Map(options.map((chosen) => [sourceOf(chosen), chosen]));
  const places = [...sources.keys()];
  return useQueries({
    queries: [...sources.values()].map(({ option, secretEventId }) => ({
      ...treatmentQuery(api, option.productId, secretEventId ?? undefined),
      refetchInterval: CATALOGUE_FRESH_MS,
    })),
    combine: (results) =>
      new Map(
        results.map(({ data, error }, place) => [
          places[place],
          { product: data?.row, isOver: hasStatus(error, 404) },
        ]),
      ),
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

const withoutLink = (chosen: ChosenOption): ChosenOption => ({ ...chosen, secretEventId: null });

/** A product, or what the link of a secret event makes of it. */
const sourceOf = ({ option, secretEventId }: ChosenOption) => `${option.productId} ${secretEventId ?? ""}`;
