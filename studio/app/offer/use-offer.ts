import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { DeskReservation, Offer } from "@/contract/studio/desk";
import { call, failureText } from "../api";
import { labels } from "../labels";
import { showAnswer } from "../reservation/show-answer";
import { useSeenVersion } from "../reservation/use-seen-version";
import { useClinic } from "../session/use-account";
import { useToast } from "../ui/toast";

/** A request or a confirmed visit, and what its visitor may choose from. */
export type OfferedReservation = DeskReservation & { offer: Offer | null };

/** Ends an offer. */
export function useWithdraw({ id, version, customerName, status }: OfferedReservation) {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () =>
      call("PUT /studio/:clinic/reservations/:id/offer/withdraw", {
        params: { clinic: clinic.id, id },
        body: { version },
      }),
    onSuccess: ({ row }) => {
      showAnswer(client, clinic.id, row);
      const stays = status === "confirmed" ? ` ${labels.offer.stays}` : "";
      toast({ text: `${labels.offer.withdrawn(customerName)}${stays}` });
    },
    onError: (error) => toast({ text: failureText(error), isBad: true }),
    onSettled: () => client.invalidateQueries({ queryKey: [clinic.id] }),
  });
}

interface OfferedTime {
  startAt: string;
  employeeId: number;
}

/** Sends other times to the visitor. */
export function useOffer(reservation: OfferedReservation, onSent: () => void) {
  const { id, customerName } = reservation;
  const { version, seeNewest } = useSeenVersion(reservation);
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (times: OfferedTime[]) =>
      call("PUT /studio/:clinic/reservations/:id/offer", {
        params: { clinic: clinic.id, id },
        body: { version, times },
      }),
    onSuccess: ({ row }) => {
      showAnswer(client, clinic.id, row);
      toast({ text: labels.offer.done(customerName) });
      onSent();
    },
    onError: seeNewest,
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
