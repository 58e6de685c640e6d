import XIcon from "@lucide/icons/icons/x";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { offerStateOf, PROPOSED_NAME } from "@/contract/studio/offer-rules";
import { Icon } from "@/ui/icon";
import { whyBusy } from "../day/away";
import { dayQuery } from "../day/day-query";
import { useKeys } from "../keys/use-keys";
import { labels } from "../labels";
import { OfferButton, OfferPart } from "../offer/offer-parts";
import { phoneText } from "../phone-text";
import { MessagePreview } from "../reservation/message-preview";
import { StepButtons } from "../reservation/step-buttons";
import { useClinic } from "../session/use-account";
import { StateTag } from "../ui/state-tag";
import { dayOf, spanText } from "../when";
import { FreeDoctors } from "./free-doctors";
import type { Request } from "./use-requests";

interface DetailProps {
  row: Request;
  now: Date;
  /** On phones, where it covers the list. */
  onClose: (() => void) | undefined;
}

/** A request with what it takes to decide it: who is free then, other times, the steps. */
export function Detail({ row, now, onClose }: DetailProps) {
  const clinic = useClinic();
  const diary = useQuery(dayQuery(clinic.id, dayOf(row.startAt))).data?.row;
  const working = diary?.doctors.filter(({ id, hours }) => hours !== null || id === row.employeeId) ?? [];
  const [picked, setPicked] = useState<number>();
  const free = diary && working.find((doctor) => !whyBusy(diary, doctor, row));
  const employeeId = picked ?? row.employeeId ?? free?.id;
  useKeys({ Escape: onClose });
  return (
    <section className="det" aria-label={labels.day.chosen}>
      <div className="det-in">
        <Head row={row} now={now} onClose={onClose} />
        <div className="sheet">
          <dl className="in g3">
            <div>
              <dt className="t5">{labels.requests.wished}</dt>
              <dd className="t2 n">{spanText(row.startAt, row.endAt, now)}</dd>
            </div>
            <div>
              <dt className="t5">{labels.requests.what}</dt>
              <dd className="t2">{row.detail}</dd>
            </div>
            <div>
              <dt className="t5">{labels.requests.doctor}</dt>
              <dd className="t2">
                {diary?.doctors.find(({ id }) => id === row.employeeId)?.name ?? labels.requests.anyone}
              </dd>
            </div>
          </dl>
          {row.memo && <p className="in t4 soft quoted">“{row.memo}”</p>}
        </div>
        <OfferPart row={row} doctors={diary?.doctors ?? []} now={now} />
        {diary && (
          <FreeDoctors {...{ diary, row }} doctors={working} picked={employeeId} onPick={setPicked} />
        )}
        <MessagePreview reservation={row} />
        <div className="row wrapit acts-row">
          <StepButtons
            reservation={row}
            doctors={diary?.doctors ?? []}
            now={now}
            hasKeys
            {...(employeeId !== undefined && { employeeId })}
          />
          {diary && <OfferButton {...{ row, now, employeeId }} doctors={diary.doctors} hotkey="t" />}
        </div>
      </div>
    </section>
  );
}

/** Whose request it is, and its state. */
function Head({ row, now, onClose }: DetailProps) {
  return (
    <div className="row between">
      <div className="row gap12">
        <span className="s-face big" aria-hidden>
          {row.customerName.slice(0, 1)}
        </span>
        <div>
          <h2 className="t1">{row.customerName}</h2>
          <p className="t4 n soft">
            {row.customerPhone ? phoneText(row.customerPhone) : labels.record.hidden}
          </p>
        </div>
      </div>
      <span className="row">
        <StateTag status={row.status} name={offerStateOf(row, now) === "open" ? PROPOSED_NAME : undefined} />
        {onClose && (
          <button type="button" className="btn bare sq" aria-label={labels.close} onClick={onClose}>
            <Icon of={XIcon} size={20} />
          </button>
        )}
      </span>
    </div>
  );
}
