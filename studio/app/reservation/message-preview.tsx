import { useQuery } from "@tanstack/react-query";
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
  const { data, isLoading } = useQuery({
    queryKey: [clinic.id, "message", id, version, startAt],
    queryFn: () =>
      call("GET /studio/:clinic/reservations/:id/message", {
        params: { clinic: clinic.id, id },
        query: { startAt },
      }),
    enabled: can(clinic, "decide-reservations", { employeeId }),
  });
  if (isLoading) return <ToCome />;
  return data ? <Preview message={data.row} press={startAt === undefined ? "confirm" : "move"} /> : null;
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
  const { data, isLoading } = useQuery({
    queryKey: [clinic.id, "message-of-new", query],
    queryFn: () => call("GET /studio/:clinic/message-of-new", { params: { clinic: clinic.id }, query }),
  });
  if (isLoading) return <ToCome />;
  return data ? <Preview message={data.row} press="add" /> : null;
}

/** Has its place beforehand: the button below must not move away under a press. */
const ToCome = () => <p className="t5 msg-place">{labels.loading}</p>;

interface PreviewProps {
  /** Null: none is sent. */
  message: StudioResponse<"GET /studio/:clinic/message-of-new">["row"];
  press: Parameters<typeof toldLabel>[1];
}

function Preview({ message, press }: PreviewProps) {
  if (!message) return <p className="t5">{labels.record.tellsNobody}</p>;
  return <MessageToCome title={toldLabel(message.channel, press)} text={message.text} />;
}
