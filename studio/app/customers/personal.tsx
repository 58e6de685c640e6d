import { useState } from "react";
import type { CustomerCard } from "@/contract/studio/customers";
import { call } from "../api";
import { download } from "../download";
import { Dialog, DialogFoot } from "../ui/dialog";
import { useToast } from "../ui/toast";
import { dayOf } from "../when";
import { customerLabels } from "./labels";
import { useCustomerChange } from "./use-customers";

interface PersonalProps {
  card: CustomerCard;
  now: Date;
}

/** The owner's part: hands out what the clinic holds about a person, or erases it. */
export function Personal({ card, now }: PersonalProps) {
  const toast = useToast();
  const [isErasing, setIsErasing] = useState(false);
  const exported = useCustomerChange(
    (clinic: string) =>
      call("POST /studio/:clinic/customers/:id/export", { params: { clinic, id: card.id } }),
    ({ row }) => {
      download(`customer-${card.id}-${dayOf(now)}.json`, "application/json", JSON.stringify(row, null, 2));
      toast({ text: customerLabels.exported });
    },
  );
  return (
    <section className="sec">
      <h3 className="t3">{customerLabels.personal}</h3>
      <div className="row wrapit">
        <button
          type="button"
          className="btn line"
          disabled={exported.isPending}
          onClick={() => exported.mutate(undefined)}
        >
          {customerLabels.exportOne}
        </button>
        <button type="button" className="btn line cu-danger" onClick={() => setIsErasing(true)}>
          {customerLabels.erase}
        </button>
      </div>
      {isErasing && <EraseDialog card={card} now={now} onClose={() => setIsErasing(false)} />}
    </section>
  );
}

/** Names what goes and what the law keeps, before anything is erased. */
function EraseDialog({ card, now, onClose }: PersonalProps & { onClose: () => void }) {
  const words = customerLabels.eraseDialog;
  const toast = useToast();
  const [isSure, setIsSure] = useState(false);
  const erase = useCustomerChange(
    (clinic: string) => call("DELETE /studio/:clinic/customers/:id", { params: { clinic, id: card.id } }),
    () => {
      toast({ text: customerLabels.erased(card.name) });
      onClose();
    },
  );
  const open = card.reservations.filter(
    ({ status, endAt }) =>
      ["waiting", "confirmed", "arrived"].includes(status) && Date.parse(endAt) > now.getTime(),
  ).length;
  const isReady = isSure && open === 0 && !erase.isPending;
  return (
    <Dialog
      title={words.title(card.name)}
      onClose={onClose}
      onSubmit={() => isReady && erase.mutate(undefined)}
      foot={
        <DialogFoot
          keep={words.keep}
          onClose={onClose}
          submit={words.submit}
          isDisabled={!isReady}
          className="cu-erase"
        />
      }
    >
      {open > 0 && (
        <p className="note badn" role="alert">
          <span>
            <b>{words.open(open)}</b> {words.openHint}
          </span>
        </p>
      )}
      <Things title={words.goes} things={words.goesList} />
      <Things title={words.stays} things={words.staysList} />
      <label className="row">
        <input type="checkbox" checked={isSure} onChange={({ target }) => setIsSure(target.checked)} />
        <span>{words.sure}</span>
      </label>
    </Dialog>
  );
}

const Things = ({ title, things }: { title: string; things: readonly string[] }) => (
  <div>
    <h3 className="t3">{title}</h3>
    <ul className="cu-things">
      {things.map((thing) => (
        <li key={thing}>{thing}</li>
      ))}
    </ul>
  </div>
);
