import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StudioResponse } from "@/contract/studio";
import { offerStateOf } from "@/contract/studio/offer-rules";
import { can } from "@/contract/studio/roles";
import { CallError, call } from "../api";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";
import { useToast } from "../ui/toast";

export type Request = StudioResponse<"GET /studio/:clinic/requests">["rows"][number];

/** What waits for the clinic's yes, longest first. */
export function useRequests() {
  const clinic = useClinic();
  return useQuery({
    queryKey: [clinic.id, "requests"],
    queryFn: () => call("GET /studio/:clinic/requests", { params: { clinic: clinic.id } }),
    enabled: can(clinic, "see-diary"),
  });
}

/** Those that wait for the clinic, not for the visitor's choice; undefined while they are read. */
export const useWaiting = (now: Date): Request[] | undefined =>
  useRequests().data?.rows.filter((row) => offerStateOf(row, now) !== "open");

/** Ends the offer of a request. */
export function useWithdraw({ id, version, customerName }: Request) {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () =>
      call("PUT /studio/:clinic/reservations/:id/offer/withdraw", {
        params: { clinic: clinic.id, id },
        body: { version },
      }),
    onSuccess: () => toast({ text: labels.offer.withdrawn(customerName) }),
    onError: (error) =>
      toast({ text: error instanceof CallError ? error.message : labels.failed, isBad: true }),
    onSettled: () => client.invalidateQueries({ queryKey: [clinic.id] }),
  });
}

interface OfferedTime {
  startAt: string;
  employeeId: number;
}

/** Sends other times for a request to its visitor. */
export function useOffer({ id, version, customerName }: Request, onSent: () => void) {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (times: OfferedTime[]) =>
      call("PUT /studio/:clinic/reservations/:id/offer", {
        params: { clinic: clinic.id, id },
        body: { version, times },
      }),
    onSuccess: () => {
      toast({ text: labels.offer.done(customerName) });
      onSent();
    },
    onSettled: () => client.invalidateQueries({ queryKey: [clinic.id] }),
  });
}

/** The message of these times as it would go. */
export function useOfferMessage(id: number, times: OfferedTime[]) {
  const clinic = useClinic();
  const startAts = times.map(({ startAt }) => startAt).join(",");
  return useQuery({
    queryKey: [clinic.id, "offer-message", id, startAts],
    queryFn: () =>
      call("GET /studio/:clinic/reservations/:id/offer-message", {
        params: { clinic: clinic.id, id },
        query: { startAts },
      }),
    enabled: times.length > 0,
  });
}
