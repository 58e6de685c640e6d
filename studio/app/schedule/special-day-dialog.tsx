import { type ComponentProps, useState } from "react";
import { failureText } from "../api";
import { Hits } from "../block/hits";
import { blockLabels } from "../block/labels";
import { Dialog, DialogFoot } from "../ui/dialog";
import { laterDay } from "../when";
import { rangeText } from "./exception-list";
import { scheduleLabels } from "./labels";
import { useAddSpecialDays, useSpecialDayHits } from "./use-schedule";

const words = scheduleLabels.dialog;
const HALF_HOUR_S = 1800;
const KINDS = ["closed", "short"] as const;

/** Closes the clinic on days, or shortens them; first it lists the reservations that are hit. */
export function SpecialDayDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const [typed, setTyped] = useState({
    kind: "closed" as (typeof KINDS)[number],
    ...{ from: today, lastDay: today, start: "10:00", end: "15:00", reason: "" },
  });
  const { kind, from, lastDay, start, end } = typed;
  const change = (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes });
  const isGood = from !== "" && from <= lastDay && (kind === "closed" || (start !== "" && start < end));
  const days = isGood ? { from, lastDay, hours: kind === "closed" ? null : { start, end } } : null;
  const hits = useSpecialDayHits(days);
  const add = useAddSpecialDays(onClose);
  function submit() {
    if (!days || add.isPending) return;
    const reason = typed.reason.trim() || words.usual[kind];
    add.mutate({
      body: { ...days, reason },
      text: words.done(rangeText({ from, to: lastDay }), hits.length),
    });
  }
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      onSubmit={submit}
      isWide
      foot={
        <DialogFoot
          keep={blockLabels.keep}
          onClose={onClose}
          submit={words.submit[kind]}
          isDisabled={!days || add.isPending}
        />
      }
    >
      <fieldset className="seg kinds" aria-label={words.kind}>
        {KINDS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === kind}
            onClick={() => change({ kind: each })}
          >
            {words.kinds[each]}
          </button>
        ))}
      </fieldset>
      <div className="g2">
        <Field
          label={words.firstDay}
          type="date"
          min={today}
          value={from}
          onType={(value) => change({ from: value, lastDay: laterDay(value, lastDay) })}
        />
        <Field
          label={words.lastDay}
          type="date"
          min={from}
          value={lastDay}
          onType={(value) => change({ lastDay: value })}
        />
        {kind === "short" &&
          (["start", "end"] as const).map((name) => (
            <Field
              key={name}
              label={words[name]}
              type="time"
              step={HALF_HOUR_S}
              value={typed[name]}
              onType={(value) => change({ [name]: value })}
            />
          ))}
        <label className="field">
          <span>{words.reason}</span>
          <input
            className="input"
            maxLength={100}
            placeholder={words.usual[kind]}
            value={typed.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
          <span className="hint">{words.reasonHint}</span>
        </label>
      </div>
      {days ? <Hits rows={hits} /> : <p className="t5">{words.wrong}</p>}
      {add.isError && (
        <p className="note badn" role="alert">
          <span>{failureText(add.error)}</span>
        </p>
      )}
    </Dialog>
  );
}

interface FieldProps extends Pick<ComponentProps<"input">, "type" | "min" | "step" | "value"> {
  label: string;
  onType: (value: string) => void;
}

const Field = ({ label, onType, ...input }: FieldProps) => (
  <label className="field">
    <span>{label}</span>
    <input className="input n" required {...input} onChange={({ target }) => onType(target.value)} />
  </label>
);
