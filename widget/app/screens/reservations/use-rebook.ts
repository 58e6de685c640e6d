import { useSetAtom } from "jotai";
import { hasStatus } from "@/api/api-error";
import type { ProductDetail } from "@/contract/api/products";
import type { Reservation } from "@/contract/api/reservations";
import { useAllWords } from "../../data/use-all-words";
import type { Runtime } from "../../runtime/runtime";
import { useRuntime } from "../../runtime/runtime-context";
import { beginAtom, type ChosenOption } from "../../state/draft";
import { entryAtom } from "../../state/entry";
import { goAtom } from "../../state/screen";
import { GONE } from "./failure";

/** Begins a booking with the options of an earlier one that still exist, at today's prices. */
export function useRebook() {
  const runtime = useRuntime();
  const { reservations: words } = useAllWords();
  const begin = useSetAtom(beginAtom);
  const setEntry = useSetAtom(entryAtom);
  const go = useSetAtom(goAtom);

  return async ({ kind, purpose, reservationProductOptions: booked }: Reservation) => {
    setEntry({});
    if (kind === "visit") return begin("visit", { purpose, date: null, reservedAt: null });
    const products = await presentProducts(
      runtime,
      booked.map(({ productId }) => productId),
    ).catch(() => null);
    if (products === null) return runtime.showToast(words.rebookFailed);
    const ids = booked.map(({ id }) => id);
    const options = products.flatMap((product) => chosenOf(product, ids));
    if (options.length === 0) {
      runtime.showToast(words.rebookGone);
      return begin("treatment");
    }
    if (options.length < booked.length) runtime.showToast(words.rebookPartly(booked.length - options.length));
    begin("treatment", { options, doctor: null, date: null, reservedAt: null });
    go("schedule");
  };
}

/** Those that are still there. Rejects when that cannot be learnt. */
async function presentProducts({ api, queryClient }: Runtime, ids: number[]): Promise<ProductDetail[]> {
  const ask = (id: number) =>
    queryClient
      .fetchQuery(api.query("GET /v2/products/:id", { params: { id } }))
      .then(({ row }) => [row])
      .catch((error: unknown) => {
        if (hasStatus(error, GONE)) return [];
        throw error;
      });
  return (await Promise.all([...new Set(ids)].map(ask))).flat();
}

const chosenOf = ({ name: productName, event, options }: ProductDetail, ids: number[]): ChosenOption[] =>
  options
    .filter(({ id }) => ids.includes(id))
    .map((option) => ({ option, productName, event, secretEventId: null }));
