import { useState } from "react";
import type { PreviewChoice } from "@/contract/studio/preview";
import { Dialog, DialogFoot } from "../../ui/dialog";
import { previewLabels } from "./labels";
import { type MadeLink, useMakeLink } from "./use-preview";

const words = previewLabels.links;
const HOURS = [24, 72, 168, 336] as const;
const MOST_LABEL = 60;

interface NewLinkDialogProps {
  onClose: () => void;
  onMade: (link: MadeLink) => void;
}

/** For whom, until when and whose drafts. */
export function NewLinkDialog({ onClose, onMade }: NewLinkDialogProps) {
  const [label, setLabel] = useState("");
  const [hours, setHours] = useState<(typeof HOURS)[number]>(72);
  const [choice, setChoice] = useState<PreviewChoice>("all");
  const make = useMakeLink(onMade);
  const isEmpty = label.trim() === "";
  return (
    <Dialog
      title={words.add}
      onClose={onClose}
      onSubmit={() => {
        if (!isEmpty && !make.isPending) make.mutate({ label: label.trim(), hours, choice });
      }}
      foot={
        <DialogFoot
          keep={words.keep}
          onClose={onClose}
          submit={words.submit}
          isDisabled={isEmpty || make.isPending}
        />
      }
    >
      <label className="field">
        <span>{words.label}</span>
        <input
          className="input"
          autoComplete="off"
          placeholder={words.sample}
          maxLength={MOST_LABEL}
          required
          value={label}
          onChange={({ target }) => setLabel(target.value)}
        />
      </label>
      <div className="g2">
        <label className="field">
          <span>{words.hours}</span>
          <select
            className="input"
            value={hours}
            onChange={({ target }) => setHours(HOURS.find((each) => String(each) === target.value) ?? 72)}
          >
            {HOURS.map((each) => (
              <option key={each} value={each}>
                {words.hoursOf(each)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{words.choice}</span>
          <select
            className="input"
            value={choice}
            onChange={({ target }) => setChoice(target.value === "mine" ? "mine" : "all")}
          >
            {(["all", "mine"] as const).map((each) => (
              <option key={each} value={each}>
                {words.choices[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="t5">{words.hint}</p>
    </Dialog>
  );
}

/** The address of a new link, which is stored nowhere. */
export function MadeLinkNote({ link: { label, url }, onClose }: { link: MadeLink; onClose: () => void }) {
  const [said, setSaid] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    );
  return (
    <section className="note pw-made" aria-label={words.addressOf(label)}>
      <p>
        <b>{words.made(label)}</b> {words.once}
      </p>
      <div className="row">
        <input
          className="input grow"
          readOnly
          aria-label={words.addressOf(label)}
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className="btn h40" onClick={copy}>
          {words.copy}
        </button>
        <button type="button" className="btn bare h40" onClick={onClose}>
          {words.close}
        </button>
      </div>
      <p className="t5" role="status">
        {said}
      </p>
    </section>
  );
}
