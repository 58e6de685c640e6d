import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../api";
import { labels } from "../labels";
import { phoneText } from "../phone-text";
import { useClinic } from "../session/use-account";

/** A known customer, or a new one whom the privacy notice was read to. */
export type ChosenCustomer =
  | { kind: "known"; name: string; body: { id: number } }
  | { kind: "new"; body: { name: string; phone: string; isPrivacyNoticeRead: boolean } };

export const isComplete = (customer: ChosenCustomer): boolean =>
  customer.kind === "known" ||
  (customer.body.name.trim() !== "" && customer.body.phone.length >= 10 && customer.body.isPrivacyNoticeRead);

interface CustomerChoiceProps {
  /** What is searched for to begin with. */
  first: string;
  value: ChosenCustomer | null;
  onChange: (value: ChosenCustomer | null) => void;
}

const MIN_SEARCH = 2;

/** The number first: its customer is found, else a new one is made of it. */
export function CustomerChoice({ first, value, onChange }: CustomerChoiceProps) {
  const clinic = useClinic();
  const [search, setSearch] = useState(first);
  const text = search.trim();
  const { data, isPlaceholderData } = useQuery({
    queryKey: [clinic.id, "customers", text],
    queryFn: () =>
      call("GET /studio/:clinic/customers", { params: { clinic: clinic.id }, query: { search: text } }),
    enabled: text.length >= MIN_SEARCH,
    placeholderData: keepPreviousData,
  });
  const rows = text.length >= MIN_SEARCH ? (data?.rows ?? []) : [];
  const found = rows.filter(({ kind }) => kind !== "left");
  const isNumber = /^[\d+\s-]+$/.test(text);
  const startNew = () =>
    onChange({
      kind: "new",
      body: { name: isNumber ? "" : text, phone: isNumber ? text : "", isPrivacyNoticeRead: false },
    });
  const chooseFirst = () => {
    const [row] = found;
    if (row) onChange({ kind: "known", name: row.name, body: { id: row.id } });
    else if (data) startNew();
  };
  return (
    <div className="stack">
      <label className="field">
        <span>{labels.newDialog.search}</span>
        <input
          className="input n"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            onChange(null);
          }}
          onKeyDown={(event) => {
            const isAsked = event.key === "Enter" && value === null && text.length >= MIN_SEARCH;
            if (!isAsked || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (!isPlaceholderData) chooseFirst();
          }}
          // biome-ignore lint/a11y/noAutofocus: the dialog begins here
          autoFocus
        />
      </label>
      <ul className="stack gap4">
        {found.slice(0, 4).map(({ id, name, phone, visits }) => (
          <li key={id}>
            <button
              type="button"
              className={value?.kind === "known" && value.body.id === id ? "cand on" : "cand"}
              aria-pressed={value?.kind === "known" && value.body.id === id}
              onClick={() => onChange({ kind: "known", name, body: { id } })}
            >
              {name}{" "}
              <small className="n">
                {[phone && phoneText(phone), labels.newDialog.found(visits)].filter(Boolean).join(" · ")}
              </small>
            </button>
          </li>
        ))}
        {text.length >= MIN_SEARCH && (
          <li>
            <button
              type="button"
              className={value?.kind === "new" ? "cand on" : "cand"}
              aria-pressed={value?.kind === "new"}
              onClick={startNew}
            >
              {labels.newDialog.newCustomer} <small>{text}</small>
            </button>
          </li>
        )}
      </ul>
      {value?.kind === "new" && (
        <NewCustomer body={value.body} onChange={(body) => onChange({ kind: "new", body })} />
      )}
    </div>
  );
}

type NewBody = Extract<ChosenCustomer, { kind: "new" }>["body"];

const NewCustomer = ({ body, onChange }: { body: NewBody; onChange: (body: NewBody) => void }) => (
  <div className="stack">
    <div className="g2">
      <label className="field">
        <span>{labels.newDialog.name}</span>
        <input
          className="input"
          maxLength={30}
          value={body.name}
          // biome-ignore lint/a11y/noAutofocus: what is to be typed next
          autoFocus={body.name === ""}
          onChange={({ target }) => onChange({ ...body, name: target.value })}
        />
      </label>
      <label className="field">
        <span>{labels.signIn.phone}</span>
        <input
          className="input n"
          type="tel"
          value={body.phone}
          onChange={({ target }) => onChange({ ...body, phone: target.value })}
        />
      </label>
    </div>
    <label className="row">
      <input
        type="checkbox"
        checked={body.isPrivacyNoticeRead}
        onChange={({ target }) => onChange({ ...body, isPrivacyNoticeRead: target.checked })}
      />
      <span className="t4">{labels.newDialog.privacy}</span>
    </label>
  </div>
);
