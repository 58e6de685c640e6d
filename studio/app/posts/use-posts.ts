import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { StudioInput } from "@/contract/studio";
import { can } from "@/contract/studio/roles";
import { call } from "../api";
import { oneList, PAGES } from "../paging";
import { useClinic } from "../session/use-account";
import { useToast } from "../ui/toast";
import { postLabels } from "./labels";

export type PostFilter = NonNullable<StudioInput<"GET /studio/:clinic/posts">["query"]["filter"]>;

/** Visitors write at any time, and no stream tells of it. */
const READ_EVERY_MS = 60_000;

export function usePosts(filter: PostFilter) {
  const clinic = useClinic();
  return useInfiniteQuery({
    ...PAGES,
    enabled: can(clinic, "answer-posts"),
    queryKey: [clinic.id, "posts", filter],
    queryFn: ({ pageParam: page }) =>
      call("GET /studio/:clinic/posts", { params: { clinic: clinic.id }, query: { filter, page } }),
    select: oneList,
    placeholderData: keepPreviousData,
    refetchInterval: READ_EVERY_MS,
  });
}

/** How many posts wait for an answer; 0 for those who do not answer. */
export const useUnanswered = (): number => usePosts("waiting").data?.count ?? 0;

export function usePost(id: number) {
  const clinic = useClinic();
  return useQuery({
    queryKey: [clinic.id, "post", id],
    queryFn: () => call("GET /studio/:clinic/posts/:id", { params: { clinic: clinic.id, id } }),
  });
}

/** Takes the post out of the site's lists, or puts it back; the toast undoes it. */
export function useHiding(id: number) {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (isHidden: boolean) =>
      call("PUT /studio/:clinic/posts/:id/hidden", { params: { clinic: clinic.id, id }, body: { isHidden } }),
    onSuccess: (answer, isHidden) => {
      client.setQueryData([clinic.id, "post", id], answer);
      toast({
        text: isHidden ? postLabels.nowHidden : postLabels.nowShown,
        undo: () => mutate(!isHidden),
      });
    },
    onError: (error) => toast({ text: error.message, isBad: true }),
    onSettled: () => client.invalidateQueries({ queryKey: [clinic.id] }),
  });
  return { hide: mutate, isPending };
}

/** Writes the answer; one that somebody wrote meanwhile is shown, and what was typed stays. */
export function useAnswer(id: number, onSent: () => void) {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: StudioInput<"PUT /studio/:clinic/posts/:id/answer">["body"]) =>
      call("PUT /studio/:clinic/posts/:id/answer", { params: { clinic: clinic.id, id }, body }),
    onSuccess: (answer) => {
      client.setQueryData([clinic.id, "post", id], answer);
      toast({ text: postLabels.sent });
      onSent();
    },
    onSettled: () => client.invalidateQueries({ queryKey: [clinic.id] }),
  });
}
