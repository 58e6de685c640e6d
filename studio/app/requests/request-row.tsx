import XIcon from "@lucide/icons/icons/x";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useState } from "react";
import type { DiaryDoctor } from "@/contract/studio/desk";
import { offerStateOf } from "@/contract/studio/offer-rules";
import { can } from "@/contract/studio/roles";
import { Icon } from "@/ui/icon";
import { dayQuery } from "../day/day-query";
import { useWhyAway } from "../day/use-why-away";
import { labels } from "../labels";
import { isLiveAtom } from "../live";
import { OfferButton, OfferTag } from "../offer/offer-parts";
import { stepLabels } from "../reservation/labels";
import { ReasonDialog } from "../reservation/reason-dialog";
import { useStep } from "../reservation/use-reservation";
import { useClinic } from "../session/use-account";
import { ageText, dayOf, momentText } from "../when";
import type { Request } from "./use-requests";

const HOUR_MS = 3_600_000;
export const isOld = ({ createdAt }: Request, now: Date) => now.getTime() - Date.parse(createdAt) > HOUR_MS;

interface RequestRowProps {
  row: Request;
  now: Date;
  isChosen: boolean;
  /** Its next step is the filled one. */
  isFirst: boolean;
  /** On phones the steps stand in the row. */
  hasSteps: boolean;
  onChoose: () => void;
}

/** A request in the list of the inbox. */
export function RequestRow({ row, now, isChosen, isFirst, hasSteps, onChoose }: RequestRowProps) {
  const clinic = useClinic();
  // Their names are those of any day: one reading for all rows.
  const { data } = useQuery(dayQuery(clinic.id, dayOf(now)));
  const doctors = data?.row.doctors ?? [];
  const doctor = doctors.find(({ id }) => id === row.employeeId)?.name ?? labels.day.unassigned;
  const mayDecide = hasSteps && can(clinic, "decide-reservations", row);
  return (
    <li className={isChosen ? "ib on" : "ib"}>
      <button type="button" aria-current={isChosen ? "true" : undefined} onClick={onChoose}>
        <b>
          {row.customerName} {row.isFirstVisit && <span className="tag">{labels.day.firstVisit}</span>}
          {!row.holdsTime && <span className="tag warn">{labels.day.full}</span>}{" "}
          <OfferTag row={row} now={now} />
        </b>
        <Age row={row} now={now} />
        <span className="n">
          {momentText(row.startAt, now)} · {doctor}
        </span>
        <span className="soft">{row.detail}</span>
      </button>
      {mayDecide && <RowSteps {...{ row, now, doctors, isFirst, onChoose }} />}
    </li>
  );
}

/** How long it has waited for the clinic, or how long the visitor may still choose. */
function Age({ row, now }: { row: Request; now: Date }) {
  if (row.offer && offerStateOf(row, now) === "open") {
    const left = ageText(now.toISOString(), new Date(row.offer.endsAt));
    return <span className="age n">{labels.offer.left(left)}</span>;
  }
  return (
    <span className={isOld(row, now) ? "age n hot" : "age n"}>
      {labels.requests.waiting(ageText(row.createdAt, now))}
    </span>
  );
}

interface RowStepsProps extends Pick<RequestRowProps, "row" | "now" | "isFirst" | "onChoose"> {
  doctors: readonly DiaryDoctor[];
}

/** Yes, another time, no. Where no doctor is chosen, or one who is not there then, the first one leads to that choice. */
function RowSteps({ row, now, doctors, isFirst, onChoose }: RowStepsProps) {
  const { version } = row;
  const employeeId = useWhyAway(row, row.employeeId) ? null : row.employeeId;
  const take = useStep();
  const isLive = useAtomValue(isLiveAtom);
  const [isRefusing, setIsRefusing] = useState(false);
  const confirm = () =>
    employeeId === null
      ? onChoose()
      : take.mutate({ reservation: row, step: "confirm", version, employeeId });
  return (
    <div className="ib-acts">
      <button
        type="button"
        className={isFirst ? "btn" : "btn line"}
        disabled={take.isPending || !isLive}
        onClick={confirm}
      >
        {employeeId === null ? labels.requests.confirmWith : stepLabels.confirm.button}
        <span className="sr"> {row.customerName}</span>
      </button>
      <OfferButton {...{ row, now, doctors, employeeId: employeeId ?? undefined }} hotkey={null} />
      <button
        type="button"
        className="btn line sq"
        aria-label={labels.requests.refuseOf(row.customerName)}
        disabled={!isLive}
        onClick={() => setIsRefusing(true)}
      >
        <Icon of={XIcon} size={16} />
      </button>
      {isRefusing && <ReasonDialog step="refuse" reservation={row} onClose={() => setIsRefusing(false)} />}
    </div>
  );
}
