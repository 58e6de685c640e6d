import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StudioInput } from "@/contract/studio";
import type { Media } from "@/contract/studio/media";
import { call } from "../api";
import { useInvalidateContent } from "../content/use-content";
import { useClinic } from "../session/use-account";
import { useToast } from "../ui/toast";
import { mediaLabels } from "./labels";

export type MediaChange = StudioInput<"PUT /studio/:clinic/media/:id">["body"];

/** Its name in an address: files of the clinic's folder have no number. */
export const mediaKey = ({ id, file }: Pick<Media, "id" | "file">): string => String(id ?? file);

/** Every picture of the clinic, the newest first. */
export function useMedia() {
  const { id: clinic } = useClinic();
  return useQuery({
    queryKey: [clinic, "media"],
    queryFn: async () => (await call("GET /studio/:clinic/media", { params: { clinic }, query: {} })).rows,
  });
}

/** Saves what a picture says and how it is cut. */
export function useSaveMedia(onDone?: (media: Media) => void) {
  const { id: clinic } = useClinic();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: MediaChange & { id: number }) =>
      call("PUT /studio/:clinic/media/:id", { params: { clinic, id }, body }),
    onSuccess: ({ row }) => {
      client.setQueryData<Media[]>([clinic, "media"], (all) =>
        all?.map((media) => (media.id === row.id ? row : media)),
      );
      onDone?.(row);
    },
    // A list that was asked for before would bring back what it says no more.
    onSettled: () => void client.invalidateQueries({ queryKey: [clinic, "media"] }),
  });
}

export function useRemoveMedia(onDone: () => void) {
  const { id: clinic } = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /studio/:clinic/media/:id", { params: { clinic, id } }),
    onSuccess: () => {
      toast({ text: mediaLabels.removed });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: [clinic, "media"] }),
  });
}

/** Drafts of whatever names an earlier cut, with the present one. */
export const useRenewCuts = () =>
  useRename((clinic, id: number) =>
    call("POST /studio/:clinic/media/:id/renewal", { params: { clinic, id } }),
  );

type ReplacementWish = StudioInput<"POST /studio/:clinic/media-replacements">["body"];

/** Drafts of whatever names a picture, with another one. */
export const useReplaceMedia = () =>
  useRename((clinic, body: ReplacementWish) =>
    call("POST /studio/:clinic/media-replacements", { params: { clinic }, body }),
  );

function useRename<Input>(rename: (clinic: string, input: Input) => Promise<{ row: { drafts: number } }>) {
  const { id: clinic } = useClinic();
  const invalidateContent = useInvalidateContent();
  const toast = useToast();
  return useMutation({
    mutationFn: (input: Input) => rename(clinic, input),
    onSuccess: ({ row }) => toast({ text: mediaLabels.renewed(row.drafts) }),
    onError: (error) => toast({ text: error.message, isBad: true }),
    onSettled: invalidateContent,
  });
}
