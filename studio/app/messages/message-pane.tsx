import { Link } from "wouter";
import type { DeskMessage } from "@/contract/studio/messages";
import { useClinic } from "../session/use-account";
import { useNow } from "../use-now";
import { clockOf, dayOf, nearDay } from "../when";
import { messageLabels } from "./labels";
import { useMessageStep } from "./use-messages";

/** The chosen message: what was said, or why it was not, and what can be done. */
export function MessagePane({ message }: { message: DeskMessage }) {
  const clinic = useClinic();
  const now = useNow();
  const resend = useMessageStep("resend");
  const cancel = useMessageStep("cancel");
  const { id, name, kind, state, channel, text, failure, sentAt, tries, reservation } = message;
  return (
    <section className="sheet" aria-labelledby="message-title">
      <h2 className="sheet-h t3" id="message-title">
        {name ?? "–"} · {messageLabels.kinds[kind]}
      </h2>
      <div className="in stack">
        <p className="t5">
          {channel ? messageLabels.channels[channel] : messageLabels.notChosen}
          {tries > 1 && ` · ${messageLabels.tries(tries)}`}
        </p>
        {failure && state !== "sent" && (
          <p className="note badn">{messageLabels.why(failure, sentAt !== null)}</p>
        )}
        <p className={text ? "ms-text" : "t5"}>{text ?? messageLabels.noText}</p>
        <div className="row wrapit">
          {state === "failed" && (
            <button
              type="button"
              className="btn fill"
              disabled={resend.isPending}
              onClick={() => resend.mutate(id)}
            >
              {messageLabels.resend}
            </button>
          )}
          {state === "due" && (
            <button
              type="button"
              className="btn line"
              disabled={cancel.isPending}
              onClick={() => cancel.mutate(id)}
            >
              {messageLabels.cancel}
            </button>
          )}
          {reservation && (
            <Link
              className="btn line"
              href={`/${clinic.id}/day?date=${dayOf(reservation.startAt)}&chosen=${reservation.id}`}
            >
              {messageLabels.toReservation} ({nearDay(reservation.startAt, now)}{" "}
              {clockOf(reservation.startAt)})
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
