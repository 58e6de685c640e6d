import { useQuery } from "@tanstack/react-query";
import type { DeskReservation } from "@/contract/studio/desk";
import { can } from "@/contract/studio/roles";
import { call } from "../api";
import { useClinic } from "../session/use-account";
import { toldLabel } from "./labels";

interface MessagePreviewProps {
  reservation: DeskReservation;
  /** Of a move; of the confirmation without. */
  startAt?: string;
}

/** The message as it will go to the visitor. */
export function MessagePreview({ reservation: { id, employeeId, version }, startAt }: MessagePreviewProps) {
  const clinic = useClinic();
  const { data } = useQuery({
    queryKey: [clinic.id, "message", id, version, startAt],
    queryFn: () =>
      call("GET /studio/:clinic/reservations/:id/message", {
        params: { clinic: clinic.id, id },
        query: { startAt },
      }),
    enabled: can(clinic, "decide-reservations", { employeeId }),
  });
  if (!data) return null;
  const { channel, text } = data.row;
  return (
    <figure className="told">
      <figcaption>{toldLabel(channel, startAt !== undefined)}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  );
}
