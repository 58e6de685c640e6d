import XIcon from "@lucide/icons/icons/x";
import { useState } from "react";
import { Icon } from "@/ui/icon";
import { blockLabels } from "../block/labels";
import { Dialog, DialogFoot } from "../ui/dialog";
import { shortDay } from "../when";
import type { Exception } from "./exceptions";
import { scheduleLabels } from "./labels";
import { useRemoveException } from "./use-schedule";

/** `12. 31. (목)`, `12. 30. (수) – 12. 31. (목)`. */
export const rangeText = ({ from, to }: Pick<Exception, "from" | "to">): string =>
  from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;

interface ExceptionListProps {
  exceptions: readonly Exception[];
  onAddLeave: () => void;
}

/** What differs from the week from today on; what somebody has set can be taken back. */
export function ExceptionList({ exceptions, onAddLeave }: ExceptionListProps) {
  const [removing, setRemoving] = useState<Exception | null>(null);
  const close = () => setRemoving(null);
  const remove = useRemoveException(close);
  return (
    <section className="sheet" aria-labelledby="exceptions-title">
      <div className="sheet-h">
        <h2 className="t2 grow" id="exceptions-title">
          {scheduleLabels.exceptions}
        </h2>
        <button type="button" className="btn line" onClick={onAddLeave}>
          {scheduleLabels.addLeave}
        </button>
      </div>
      {exceptions.length === 0 && <p className="in t5">{scheduleLabels.noExceptions}</p>}
      <ul className="hr-exs">
        {exceptions.map((exception) => (
          <Row key={`${exception.kind} ${exception.from}`} exception={exception} onRemove={setRemoving} />
        ))}
      </ul>
      <p className="in t5">{scheduleLabels.exceptionsFoot}</p>
      {removing && (
        <Dialog
          title={scheduleLabels.removeTitle}
          onClose={close}
          onSubmit={() => remove.isPending || remove.mutate(removing)}
          foot={
            <DialogFoot
              keep={blockLabels.keep}
              onClose={close}
              submit={scheduleLabels.removeSubmit}
              isDisabled={remove.isPending}
            />
          }
        >
          <p className="t3 n">
            {rangeText(removing)} · {removing.reason}
          </p>
          <p className="t4">{scheduleLabels.removeHint}</p>
        </Dialog>
      )}
    </section>
  );
}

interface RowProps {
  exception: Exception;
  onRemove: (exception: Exception) => void;
}

function Row({ exception, onRemove }: RowProps) {
  const { kind, hours, reason } = exception;
  const isClinic = kind === "specialDay" || kind === "holiday";
  const days = rangeText(exception);
  const words = kind === "dayOff" ? scheduleLabels.personalDayOff : reason;
  const whose = kind === "holiday" ? scheduleLabels.holiday : scheduleLabels.ofClinic;
  const isRemovable = kind === "specialDay" || kind === "leave";
  return (
    <li className="hr-ex">
      <span className="grow">
        <span className="t3 n hr-line">{days}</span>
        <span className="t5 hr-line">{isClinic ? `${words} · ${whose}` : words}</span>
      </span>
      <span className={hours ? "tag n" : "tag grey"}>
        {hours
          ? `${hours.start}–${hours.end}${kind === "leave" ? ` ${scheduleLabels.closed}` : ""}`
          : scheduleLabels.closed}
      </span>
      {isRemovable && (
        <button
          type="button"
          className="btn bare sq"
          aria-label={scheduleLabels.remove(`${days} ${words}`)}
          onClick={() => onRemove(exception)}
        >
          <Icon of={XIcon} size={16} className="i" />
        </button>
      )}
    </li>
  );
}
