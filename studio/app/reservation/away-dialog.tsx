import type { DeskReservation } from "@/contract/studio/desk";
import { labels } from "../labels";
import { Dialog, DialogFoot } from "../ui/dialog";
import { spanText } from "../when";

interface AwayDialogProps {
  reservation: DeskReservation;
  away: { name: string; why: string };
  now: Date;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a yes for a time at which the doctor is not there. */
export function AwayDialog({ reservation, away, now, onConfirm, onClose }: AwayDialogProps) {
  return (
    <Dialog
      title={labels.awayDialog.title}
      onClose={onClose}
      onSubmit={() => {
        onConfirm();
        onClose();
      }}
      foot={
        <DialogFoot
          keep={labels.reasonDialog.keep}
          onClose={onClose}
          submit={labels.awayDialog.submit}
          isDisabled={false}
        />
      }
    >
      <p className="t4 n">
        <b>{reservation.customerName}</b> {spanText(reservation.startAt, reservation.endAt, now)}
      </p>
      <p className="note">
        <span>
          <b>{labels.requests.away(away.name, away.why)}</b>
        </span>
      </p>
      <p className="t5">{labels.requests.awayHint}</p>
    </Dialog>
  );
}
