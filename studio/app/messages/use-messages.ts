import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { MESSAGE_LISTS, Notices } from "@/contract/studio/messages";
import { call, failureText } from "../api";
import { oneList, PAGES } from "../paging";
import { useClinic } from "../session/use-account";
import { useToast } from "../ui/toast";
import { messageLabels } from "./labels";

export type MessageList = (typeof MESSAGE_LISTS)[number];

/** Messages go out at any time, and no stream tells of it. */
const READ_EVERY_MS = 15_000;

export function useMessages(list: MessageList) {
  const clinic = useClinic();
  return useInfiniteQuery({
    ...PAGES,
    queryKey: [clinic.id, "messages", list],
    queryFn: ({ pageParam: page }) =>
      call("GET /studio/:clinic/messages", { params: { clinic: clinic.id }, query: { list, page } }),
    select: oneList,
    placeholderData: keepPreviousData,
    refetchInterval: READ_EVERY_MS,
  });
}

export function useTemplates() {
  const clinic = useClinic();
  return useQuery({
    queryKey: [clinic.id, "message-templates"],
    queryFn: async () =>
      (await call("GET /studio/:clinic/message-templates", { params: { clinic: clinic.id } })).row,
  });
}

/** Sends a failed message again, or calls off one that is due. */
export function useMessageStep(step: "resend" | "cancel") {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: string) =>
      call(`PUT /studio/:clinic/messages/:id/${step}`, { params: { clinic: clinic.id, id } }),
    onSuccess: () => toast({ text: step === "resend" ? messageLabels.resent : messageLabels.canceled }),
    onError: (error) => toast({ text: failureText(error), isBad: true }),
    onSettled: () => client.invalidateQueries({ queryKey: [clinic.id, "messages"] }),
  });
}

export function useNotices() {
  const clinic = useClinic();
  return useQuery({
    queryKey: [clinic.id, "notices"],
    queryFn: async () => (await call("GET /studio/:clinic/notices", { params: { clinic: clinic.id } })).row,
  });
}

export function useNoticesChange() {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: Notices) =>
      call("PUT /studio/:clinic/notices", { params: { clinic: clinic.id }, body }),
    onSuccess: ({ row }) => {
      client.setQueryData([clinic.id, "notices"], row);
      toast({ text: messageLabels.saved });
    },
    onError: (error) => toast({ text: failureText(error), isBad: true }),
    onSettled: () => void client.invalidateQueries({ queryKey: [clinic.id, "notices"] }),
  });
}
