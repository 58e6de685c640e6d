import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { StudioResponse } from "@/contract/studio";
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
  const answer = useQuery({
    queryKey: [clinic.id, "message", id, version, startAt],
    queryFn: () =>
      call("GET /studio/:clinic/reservations/:id/message", {
        params: { clinic: clinic.id, id },
        query: { startAt },
      }),
    enabled: can(clinic, "decide-reservations", { employeeId }),
  });
  return <Preview answer={answer} press={startAt === undefined ? "confirm" : "move"} />;
}

interface NewMessagePreviewProps {
  startAt: string;
  employeeId: number;
  /** Of a known customer. */
  customerId: number | undefined;
}

/** What the visitor will be told of a new reservation. */
export function NewMessagePreview(query: NewMessagePreviewProps) {
  const clinic = useClinic();
  const answer = useQuery({
    queryKey: [clinic.id, "message-of-new", query],
    queryFn: () => call("GET /studio/:clinic/message-of-new", { params: { clinic: clinic.id }, query }),
  });
  return <Preview answer={answer} press="add" />;
}

interface PreviewProps {
  /** Its row is null where none is sent. */
  answer: Pick<UseQueryResult<StudioResponse<"GET /studio/:clinic/message-of-new">>, "data" | "isLoading">;
  press: Parameters<typeof toldLabel>[1];
}

function Preview({ answer: { data, isLoading }, press }: PreviewProps) {
  // Has its place beforehand: the button below must not move away under a press.
  if (isLoading) return <p className="t5 msg-place">{labels.loading}</p>;
  if (!data) return null;
  if (!data.row) return <p className="t5">{labels.record.tellsNobody}</p>;
  return <MessageToCome title={toldLabel(data.row.channel, press)} text={data.row.text} />;
}
