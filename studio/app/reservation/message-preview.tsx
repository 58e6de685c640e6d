import { useQuery } from "@tanstack/react-query";
import type { DeskReservation } from "@/contract/studio/desk";
import { can } from "@/contract/studio/roles";
import { call } from "../api";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";
import { toldLabel } from "./labels";
import { MessageToCome } from "./message-to-come";

interface MessagePreviewProps {
  reservation: DeskReservation;
  /** Of a move; of the confirmation without. */
  startAt?: string;
}

/** What the visitor will be told of a confirmation or a move. */
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
  if (!data.row) return <p className="t5">{labels.record.tellsNobody}</p>;
  const { channel, text } = data.row;
  return <MessageToCome title={toldLabel(channel, startAt !== undefined)} text={text} />;
}
