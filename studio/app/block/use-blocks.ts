import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StudioInput } from "@/contract/studio";
import { call, failureText } from "../api";
import { useClinic } from "../session/use-account";
import { useToast } from "../ui/toast";
import type { hoursOfBlock } from "./block-hours";
import { blockLabels } from "./labels";

type NewBlock = StudioInput<"POST /studio/:clinic/blocks">["body"];

/** The open reservations that these hours would hit. */
export function useHits(hours: ReturnType<typeof hoursOfBlock>) {
  const clinic = useClinic();
  const { data } = useQuery({
    queryKey: [clinic.id, "hits", hours],
    queryFn: () =>
      hours && call("GET /studio/:clinic/blocks/hits", { params: { clinic: clinic.id }, query: hours }),
    enabled: hours !== null,
  });
  return data?.rows ?? [];
}

/** Blocks hours; the toast takes them all back. */
export function useAddBlock(onDone: () => void) {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  const remove = useRemoveBlock();
  return useMutation({
    mutationFn: ({ body }: { body: NewBlock; doctor: string; hits: number }) =>
      call("POST /studio/:clinic/blocks", { params: { clinic: clinic.id }, body }),
    onSuccess: ({ rows }, { doctor, hits }) => {
      const ids = rows.map(({ id }) => id);
      toast({ text: blockLabels.done(doctor, hits), undo: () => remove.mutate(ids) });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: [clinic.id] }),
  });
}

/** Frees blocked hours. */
export function useRemoveBlock() {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (ids: number[]) => {
      for (const id of ids)
        await call("DELETE /studio/:clinic/blocks/:id", { params: { clinic: clinic.id, id } });
    },
    onSuccess: () => toast({ text: blockLabels.freed }),
    onError: (error) => toast({ text: failureText(error), isBad: true }),
    onSettled: () => client.invalidateQueries({ queryKey: [clinic.id] }),
  });
}
