import { useQuery } from "@tanstack/react-query";
import type { Api } from "@/api/create-api";
import { useRuntime } from "../runtime/runtime-context";

/** One list holds every treatment of a category. */
const PAGE_SIZE = 100;

/** What the treatments step lists: a category, the running events, one event, or what was looked for. */
export type TreatmentFilter =
  | { kind: "category"; id: number }
  | { kind: "events" }
  | { kind: "event"; id: number }
  | { kind: "search"; keyword: string };

/** Products under a filter; without one nothing is asked for. */
export function useTreatments(filter: TreatmentFilter | null) {
  const { api } = useRuntime();
  const isOneEvent = filter?.kind === "event";
  const oneEvent = useQuery({
    ...api.query("GET /v2/event/products", {
      query: { eventId: isOneEvent ? filter.id : undefined, pageSize: PAGE_SIZE },
    }),
    enabled: isOneEvent,
  });
  const others = useQuery({
    ...api.query("GET /v2/products", { query: { ...productQuery(filter), pageSize: PAGE_SIZE } }),
    enabled: filter !== null && !isOneEvent,
  });
  return isOneEvent ? oneEvent : others;
}

function productQuery(filter: TreatmentFilter | null) {
  if (filter?.kind === "category") return { categoryId: filter.id };
  if (filter?.kind === "events") return { isEvent: true };
  if (filter?.kind === "search") return { keyword: filter.keyword };
  return {};
}

/** One product with its options; by the link of a secret event at that event's prices. */
export const treatmentQuery = (api: Api, id: number, secretEventId?: number) =>
  api.query("GET /v2/products/:id", {
    params: { id },
    ...(secretEventId !== undefined && { query: { isSecret: true, eventId: secretEventId } }),
  });

/** The same, asked for once it is known which. */
export function useTreatment(id: number | undefined, secretEventId?: number) {
  const { api } = useRuntime();
  return useQuery({ ...treatmentQuery(api, id ?? 0, secretEventId), enabled: id !== undefined });
}

/** The categories that stand side by side. */
export function useTopCategories() {
  const { api } = useRuntime();
  const query = useQuery(api.query("GET /v2/product-categories", { query: {} }));
  return { query, categories: query.data?.rows.filter(({ parentId }) => parentId === null) };
}
