import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StudioInput } from "@/contract/studio";
import type { FrameChoice } from "@/contract/studio/preview";
import type { FramePin } from "@/contract/tenant/preview-frame";
import type { PreviewNote } from "@/contract/tenant/preview-notes";
import { call } from "../../api";
import { useClinic } from "../../session/use-account";
import { useToast } from "../../ui/toast";

/** A link for frames ends within the hour. */
const RENEWED_EVERY_MS = 40 * 60_000;
const READ_EVERY_MS = 20_000;

/** The link by which the studio's own frames open the preview, renewed in time. */
export function useFrameLink(choice: FrameChoice) {
  const { id: clinic } = useClinic();
  return useQuery({
    queryKey: [clinic, "preview", choice],
    queryFn: async () =>
      (await call("POST /studio/:clinic/preview", { params: { clinic }, body: { choice } })).row,
    staleTime: RENEWED_EVERY_MS,
    refetchInterval: RENEWED_EVERY_MS,
    retry: 1,
  });
}

export function useShareLinks() {
  const { id: clinic } = useClinic();
  return useQuery({
    queryKey: [clinic, "preview-links"],
    queryFn: async () => (await call("GET /studio/:clinic/preview-links", { params: { clinic } })).rows,
    refetchInterval: READ_EVERY_MS,
  });
}

export function useNotes() {
  const { id: clinic } = useClinic();
  return useQuery({
    queryKey: [clinic, "preview-notes"],
    queryFn: async () => (await call("GET /studio/:clinic/preview-notes", { params: { clinic } })).rows,
    refetchInterval: READ_EVERY_MS,
  });
}

/** One change of links or notes; what is listed is read again after it. */
function useChange<Input, Result>(
  part: "preview-links" | "preview-notes",
  change: (clinic: string, input: Input) => Promise<Result>,
  onDone?: (result: Result) => void,
) {
  const { id: clinic } = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (input: Input) => change(clinic, input),
    onSuccess: (result) => onDone?.(result),
    onError: (error) => toast({ text: error.message, isBad: true }),
    onSettled: () => client.invalidateQueries({ queryKey: [clinic, part] }),
  });
}

type NewLink = StudioInput<"POST /studio/:clinic/preview-links">["body"];
export type MadeLink = Awaited<ReturnType<typeof makeLink>>;

async function makeLink(clinic: string, body: NewLink) {
  return (await call("POST /studio/:clinic/preview-links", { params: { clinic }, body })).row;
}

export const useMakeLink = (onDone: (made: MadeLink) => void) => useChange("preview-links", makeLink, onDone);

export const useRevokeLink = (onDone: () => void) =>
  useChange(
    "preview-links",
    (clinic, id: number) => call("DELETE /studio/:clinic/preview-links/:id", { params: { clinic, id } }),
    onDone,
  );

type NewNote = StudioInput<"POST /studio/:clinic/preview-notes">["body"];

export const useAddNote = (onDone: () => void) =>
  useChange(
    "preview-notes",
    (clinic, body: NewNote) => call("POST /studio/:clinic/preview-notes", { params: { clinic }, body }),
    onDone,
  );

export const useResolveNote = () =>
  useChange("preview-notes", (clinic, { id, isResolved }: { id: number; isResolved: boolean }) =>
    call("PUT /studio/:clinic/preview-notes/:id", { params: { clinic, id }, body: { isResolved } }),
  );

/** Open notes with the numbers that they have in the list and on the page. */
export const numbered = (notes: readonly PreviewNote[]): FramePin[] =>
  notes
    .filter(({ resolved }) => resolved === null)
    .map(({ id, path, anchor, x, y, text }, place) => ({ id, path, anchor, x, y, text, number: place + 1 }));
