import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearchParams } from "wouter";
import type { StudioInput } from "@/contract/studio";
import { CallError, call, failureText } from "../api";
import { labels } from "../labels";
import { sourceLabels } from "../reservation/labels";
import { NewMessagePreview } from "../reservation/message-preview";
import { type ChosenTime, TimeChoice } from "../reservation/time-choice";
import { useClinic } from "../session/use-account";
import { Dialog } from "../ui/dialog";
import { useToast } from "../ui/toast";
import { useNow } from "../use-now";
import { dayOf, laterDay, momentText } from "../when";
import { type ChosenCustomer, CustomerChoice, isComplete } from "./customer-choice";
import { type ChosenTreatment, TreatmentChoice } from "./treatment-choice";

type Body = StudioInput<"POST /studio/:clinic/reservations">["body"];

/** Whom a new reservation is for, as far as it is known. */
export interface Beginning {
  search: string;
  customer: ChosenCustomer | null;
}

interface NewDialogProps {
  beginning?: Beginning;
  onClose: () => void;
}

const NOBODY: Beginning = { search: "", customer: null };

/** A reservation by phone or of somebody who stands at the desk. What was typed survives a refusal. */
export function NewDialog({ beginning = NOBODY, onClose }: NewDialogProps) {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  const now = useNow();
  const today = dayOf(now);
  const doctors =
    useQuery({
      queryKey: [clinic.id, "day", today],
      queryFn: () =>
        call("GET /studio/:clinic/day", { params: { clinic: clinic.id }, query: { date: today } }),
    }).data?.row.doctors ?? [];
  const [source, setSource] = useState<"phone" | "walkIn">("phone");
  const [customer, setCustomer] = useState(beginning.customer);
  const [treatments, setTreatments] = useState<ChosenTreatment[]>([]);
  const [memo, setMemo] = useState("");
  const [isTold, setIsTold] = useState(true);
  const [query] = useSearchParams();
  const [chosen, setTime] = useState<ChosenTime>({
    // The day that is looked at, where that is still to come.
    date: laterDay(query.get("date") ?? today, today),
    employeeId: 0,
    startAt: null,
    isOverruled: false,
  });
  const first =
    clinic.role === "doctor"
      ? (clinic.employeeId ?? 0)
      : ((doctors.find(({ hours }) => hours !== null) ?? doctors[0])?.id ?? 0);
  const time = { ...chosen, employeeId: chosen.employeeId || first };
  // One key until the server refuses: a response that was lost may be of a booking that was made, and the next press
  // must not make a second one.
  const key = useRef(crypto.randomUUID());
  const add = useMutation({
    mutationFn: (body: Body) =>
      call("POST /studio/:clinic/reservations", { params: { clinic: clinic.id }, body }, key.current),
    onSuccess: ({ row }) => {
      toast({ text: `${row.customerName} · ${momentText(row.startAt, now)}` });
      onClose();
    },
    onError: (error) => {
      if (isRefused(error)) key.current = crypto.randomUUID();
    },
    onSettled: () => client.invalidateQueries({ queryKey: [clinic.id] }),
  });
  const isReady = customer !== null && isComplete(customer) && time.startAt !== null;
  const words = submitWords(customer, time.startAt && momentText(time.startAt, now));
  function submit() {
    if (!customer || !time.startAt || !isReady) return;
    add.mutate({
      source,
      customer: customer.body,
      startAt: time.startAt,
      employeeId: time.employeeId,
      productOptionIds: treatments.map(({ optionId }) => optionId),
      memo,
      isOverruled: time.isOverruled,
      isTold,
    } as Body);
  }
  return (
    <Dialog
      title={labels.newDialog.title}
      onClose={onClose}
      onSubmit={submit}
      isWide
      foot={
        <>
          <label className="row grow">
            <input type="checkbox" checked={isTold} onChange={({ target }) => setIsTold(target.checked)} />
            <span>{labels.newDialog.told}</span>
          </label>
          <button type="submit" className="btn h40" disabled={!isReady || add.isPending}>
            {words}
          </button>
        </>
      }
    >
      <div className="dlg-cols">
        <div className="stack gap16">
          <fieldset className="seg" aria-label={labels.newDialog.source}>
            {(["phone", "walkIn"] as const).map((each) => (
              <button key={each} type="button" aria-pressed={source === each} onClick={() => setSource(each)}>
                {sourceLabels[each]}
              </button>
            ))}
          </fieldset>
          <CustomerChoice first={beginning.search} value={customer} onChange={setCustomer} />
          <TreatmentChoice value={treatments} onChange={setTreatments} />
          <label className="field">
            <span>{labels.newDialog.memo}</span>
            <textarea
              className="input"
              rows={2}
              maxLength={1000}
              value={memo}
              onChange={({ target }) => setMemo(target.value)}
            />
          </label>
        </div>
        <div className="stack gap16">
          <TimeChoice
            doctors={doctors}
            value={time}
            onChange={setTime}
            productOptionIds={treatments.map(({ optionId }) => optionId)}
          />
          {isTold && <ToldText customer={customer} time={time} />}
        </div>
      </div>
      {add.isError && (
        <p className="note badn" role="alert">
          <span>{failureText(add.error)}</span>
        </p>
      )}
    </Dialog>
  );
}

/** The server said that nothing was booked. Without a response, or where it failed, a booking may have been made. */
const isRefused = (error: Error): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

/** The message as it will go, once it is known to whom and of when. */
function ToldText({ customer, time }: { customer: ChosenCustomer | null; time: ChosenTime }) {
  const { startAt, employeeId } = time;
  if (customer === null || startAt === null) return null;
  const customerId = customer.kind === "known" ? customer.body.id : undefined;
  return <NewMessagePreview {...{ startAt, employeeId, customerId }} />;
}

/** What the button does, or what is missing until it can. */
function submitWords(customer: ChosenCustomer | null, when: string | null): string {
  if (customer === null) return labels.newDialog.whom;
  if (!isComplete(customer)) return labels.newDialog.complete;
  return when === null ? labels.moveDialog.choose : labels.newDialog.submit(when);
}
