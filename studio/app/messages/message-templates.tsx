import { useState } from "react";
import type { MessageTemplate } from "@/contract/studio/messages";
import { labels } from "../labels";
import { messageLabels } from "./labels";
import { useTemplates } from "./use-messages";
import { useShown } from "./use-shown";

const words = messageLabels.templates;
const FIRST_SHOWN: MessageTemplate["kind"] = "dayBefore";

/** Every text that goes out by itself, and when it does at this clinic. */
export function MessageTemplates() {
  const { data, error } = useTemplates();
  const [chosenKind, setChosenKind] = useState<MessageTemplate["kind"] | null>(null);
  const side = useShown(chosenKind);
  if (error && !data) return <p className="note badn">{error.message}</p>;
  if (!data) return <p className="t4 soft">{labels.loading}</p>;
  const chosen = data.templates.find(({ kind }) => kind === (chosenKind ?? FIRST_SHOWN));
  return (
    <div className="ms">
      <section className="sheet" aria-label={messageLabels.lists.templates}>
        <table className="tb">
          <thead>
            <tr>
              <th scope="col">{messageLabels.columns.what}</th>
              <th scope="col">{messageLabels.columns.when}</th>
              <th scope="col">{words.to}</th>
            </tr>
          </thead>
          <tbody>
            {data.templates.map((template) => (
              <tr key={template.kind} className={template.kind === chosen?.kind ? "on" : undefined}>
                <td>
                  <button
                    type="button"
                    className="ms-who"
                    aria-pressed={template.kind === chosen?.kind}
                    onClick={() => setChosenKind(template.kind)}
                  >
                    {messageLabels.kinds[template.kind]}
                  </button>
                </td>
                <td>
                  <span className={template.isOn ? "tag ok" : "tag"}>{whenOf(template)}</span>
                </td>
                <td>{template.abroad.length > 0 ? words.visitor : messageLabels.toStaff}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="ms-side" ref={side}>
        {chosen && <TemplatePane template={chosen} closing={data.closing} />}
        <p className="note">{words.hint}</p>
      </div>
    </div>
  );
}

function whenOf({ kind, at, isOn }: MessageTemplate): string {
  if (!isOn) return words.off;
  if (at === null) return words.atOnce;
  return kind === "dayBefore" ? words.dayBefore(at) : words.sameDay(at);
}

function TemplatePane({
  template: { kind, version, text, example, abroad },
  closing,
}: {
  template: MessageTemplate;
  closing: string | null;
}) {
  return (
    <section className="sheet" aria-labelledby="template-title">
      <h2 className="sheet-h t3" id="template-title">
        {words.title(messageLabels.kinds[kind])}
      </h2>
      <div className="in stack">
        <p className="t5">{words.version(version)}</p>
        <p className="ms-text">{text}</p>
        <h3 className="t5">{words.example}</h3>
        <p className="ms-text">
          {example}
          {closing && abroad.length > 0 && `\n${closing}`}
        </p>
        {abroad.map((one) => (
          <details key={one.language}>
            <summary className="t5">{words.languages[one.language]}</summary>
            <p className="ms-text" lang={one.language}>
              {one.example}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
