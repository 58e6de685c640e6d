import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ContentKind, ORDER_IDS, type OrderedKind } from "@/contract/content/kinds";
import type { StudioInput } from "@/contract/studio";
import type { ContentThing } from "@/contract/studio/content";
import { CallError, call } from "../api";
import { oneList, PAGES } from "../paging";
import { useClinic } from "../session/use-account";
import { useToast } from "../ui/toast";
import { merge } from "./editor/merge";
import type { AnyBody } from "./forms/spec";
import { contentLabels } from "./labels";

/** No stream tells of drafts. */
const READ_EVERY_MS = 20_000;

export function useThings(kind: ContentKind, isWanted = true) {
  const { id: clinic } = useClinic();
  return useQuery({
    enabled: isWanted,
    queryKey: [clinic, "content", kind],
    queryFn: async () => (await call("GET /studio/:clinic/content/:kind", { params: { clinic, kind } })).rows,
    refetchInterval: READ_EVERY_MS,
  });
}

export function useThing(kind: ContentKind, id: number) {
  const { id: clinic } = useClinic();
  return useQuery({
    enabled: id > 0,
    queryKey: [clinic, "content", kind, id],
    queryFn: async () =>
      (await call("GET /studio/:clinic/content/:kind/:id", { params: { clinic, kind, id } })).row,
    refetchInterval: READ_EVERY_MS,
  });
}

export function useVersions(kind: ContentKind, id: number) {
  const { id: clinic } = useClinic();
  return useQuery({
    queryKey: [clinic, "content", kind, id, "versions"],
    queryFn: async () =>
      (await call("GET /studio/:clinic/content/:kind/:id/versions", { params: { clinic, kind, id } })).rows,
  });
}

/** Everything that waits to be published. `isRefetched`: what was read before the caller came is not good enough. */
export function useDrafts({ isRefetched = false } = {}) {
  const { id: clinic } = useClinic();
  return useQuery({
    queryKey: [clinic, "drafts"],
    queryFn: async () => (await call("GET /studio/:clinic/drafts", { params: { clinic } })).rows,
    refetchInterval: READ_EVERY_MS,
    ...(isRefetched && { refetchOnMount: "always" as const }),
  });
}

/**
 * What was published or is to be, the latest first. `everyMs`: how long to wait for the next read after one at this time;
 * none: it is read once.
 */
export function usePublishes(everyMs?: (readAt: number) => number) {
  const { id: clinic } = useClinic();
  return useInfiniteQuery({
    ...PAGES,
    queryKey: [clinic, "publishes"],
    queryFn: ({ pageParam: page }) =>
      call("GET /studio/:clinic/publishes", { params: { clinic }, query: { page } }),
    select: oneList,
    refetchInterval: (query) => (everyMs ? everyMs(query.state.dataUpdatedAt) : false),
  });
}

/** After a change: whatever of the content is shown is read again. */
export function useInvalidateContent() {
  const { id: clinic } = useClinic();
  const client = useQueryClient();
  return () =>
    Promise.all(
      ["content", "drafts", "publishes", "media"].map((part) =>
        client.invalidateQueries({ queryKey: [clinic, part] }),
      ),
    );
}

export interface ThingChange {
  thing: Pick<ContentThing, "kind" | "id" | "body" | "draft" | "version">;
  /** Null removes it. */
  body: AnyBody | null;
}

/** Saves drafts of several things, all or none; what others saved meanwhile stays where it is another field. */
export function useSaveDrafts(onDone?: () => void) {
  const { id: clinic } = useClinic();
  const invalidateContent = useInvalidateContent();
  const toast = useToast();
  const put = (changes: ThingChange[]) =>
    call("PUT /studio/:clinic/drafts", {
      params: { clinic },
      body: {
        drafts: changes.map(({ thing: { kind, id, draft, version }, body }) => ({
          ...{ kind, id, version, body },
          seen: draft?.revision ?? 0,
        })),
      },
    });
  const rebase = async ({ thing, body }: ThingChange): Promise<ThingChange> => {
    const { kind, id } = thing;
    const { row } = await call("GET /studio/:clinic/content/:kind/:id", { params: { clinic, kind, id } });
    if (body === null) return { thing: row, body };
    const { value, conflicts } = merge(thing.body, body, row.body);
    if (conflicts.length > 0) throw new CallError(409, contentLabels.bothChanged(row.label));
    return { thing: row, body: value };
  };
  return useMutation({
    mutationFn: async (changes: ThingChange[]) => {
      try {
        return await put(changes);
      } catch (error) {
        if (!(error instanceof CallError && error.code === "content.draft-changed")) throw error;
        return put(await Promise.all(changes.map(rebase)));
      }
    },
    onSuccess: () => onDone?.(),
    onError: (error) => toast({ text: error.message, isBad: true }),
    onSettled: invalidateContent,
  });
}

/** The drafts of something are thrown away; what is live stays. */
export function useDiscard(onDone?: () => void) {
  const { id: clinic } = useClinic();
  const invalidateContent = useInvalidateContent();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ kind, id, draft }: Pick<ContentThing, "kind" | "id" | "draft">) =>
      call("DELETE /studio/:clinic/content/:kind/:id/draft", {
        params: { clinic, kind, id },
        query: { seen: draft?.revision ?? 0 },
      }),
    onSuccess: () => {
      toast({ text: contentLabels.discarded });
      onDone?.();
    },
    onError: (error) => toast({ text: error.message, isBad: true }),
    onSettled: invalidateContent,
  });
}

export type PublishBody = StudioInput<"POST /studio/:clinic/publishes">["body"];

/** The order of a kind's things, its draft before what is live. */
export function useOrder(kind: ContentKind) {
  const orderId = kind in ORDER_IDS ? ORDER_IDS[kind as OrderedKind] : null;
  const { data } = useThings("order", orderId !== null);
  const order = data?.find(({ id }) => id === orderId);
  return { order, ids: (order?.body.ids ?? []) as number[] };
}

/** In the order of a list of ids; what is not in it comes last. */
export function inOrder<Thing extends { id: number }>(things: Thing[], ids: number[]): Thing[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Thing) => places.get(id) ?? Number.MAX_SAFE_INTEGER;
  return things.toSorted((one, other) => placeOf(one) - placeOf(other));
}
