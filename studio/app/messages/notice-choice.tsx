import { type SubmitEvent, useId } from "react";
import { MESSAGE_CHANNELS } from "@/contract/messages/kinds";
import type { Notices } from "@/contract/studio/messages";
import { messageLabels } from "./labels";
import { useNotices, useNoticesChange } from "./use-messages";

/** What the signed-in person wants to be told outside of the studio. */
export function NoticeChoice() {
  const { data } = useNotices();
  // Of what was read or saved last: another tab may have changed it.
  return data ? <Form key={JSON.stringify(data)} notices={data} /> : null;
}

function Form({ notices: { notices, email } }: { notices: Notices }) {
  const change = useNoticesChange();
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const address = String(given.get("email") ?? "").trim();
    change.mutate({
      notices: notices.map(({ kind }) => ({
        kind,
        channel: MESSAGE_CHANNELS.find((each) => each === given.get(kind)) ?? null,
      })),
      email: address === "" ? null : address,
    });
  };
  return (
    <form className="sheet" aria-labelledby={`${id}-title`} onSubmit={submit}>
      <h2 className="sheet-h t3" id={`${id}-title`}>
        {messageLabels.notices}
      </h2>
      <div className="in stack">
        <p className="t5">{messageLabels.noticesHint}</p>
        {notices.map(({ kind, channel }) => (
          <label key={kind} className="ms-notice">
            <span className="t4">{messageLabels.kinds[kind]}</span>
            <select className="input" name={kind} defaultValue={channel ?? ""}>
              <option value="">{messageLabels.inStudio}</option>
              {MESSAGE_CHANNELS.map((each) => (
                <option key={each} value={each}>
                  {messageLabels.channels[each]}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label className="ms-notice">
          <span className="t4">{messageLabels.email}</span>
          <input className="input" name="email" type="email" defaultValue={email ?? ""} />
        </label>
        <div className="row end">
          <button type="submit" className="btn fill" disabled={change.isPending}>
            {messageLabels.save}
          </button>
        </div>
      </div>
    </form>
  );
}
