import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { CustomerLine } from "@/contract/studio/customers";
import { can } from "@/contract/studio/roles";
import { call } from "../api";
import { download } from "../download";
import { useKeys } from "../keys/use-keys";
import { labels } from "../labels";
import { useLive } from "../live";
import { type Beginning, NewDialog } from "../new/new-dialog";
import { useClinic } from "../session/use-account";
import { useToast } from "../ui/toast";
import { useNow } from "../use-now";
import { dayOf } from "../when";
import { CustomerCardPane } from "./customer-card";
import { CustomerList } from "./customer-list";
import { customerLabels } from "./labels";
import { useOnce, useSearchText } from "./search-text";
import { useCustomerChange, useCustomers } from "./use-customers";

/** The clinic's customers: found on the left, the chosen one's card on the right; both stand in the address. */
export function CustomersPage({ chosen }: { chosen: number | null }) {
  const clinic = useClinic();
  const now = useNow();
  const isLive = useLive(clinic.id);
  const field = useRef<HTMLInputElement>(null);
  const { text, search, setText } = useSearchText();
  const { data, error, isPlaceholderData } = useCustomers(search);
  const rows = data?.rows ?? [];
  const choose = useChoose();
  const [booking, setBooking] = useState<Beginning | null>(null);
  useEffect(() => {
    if (window.history.state?.isFinding) field.current?.focus();
  }, []);
  const mayBook = can(clinic, "add-reservations");
  const at = rows.findIndex(({ id }) => id === chosen);
  const step = (by: number) => () => choose(rows[at < 0 ? 0 : at + by]?.id ?? chosen);
  const first = () => choose(rows[0]?.id ?? null);
  const row = rows[at];
  const chooseFirst = useOnce(!isPlaceholderData && text.trim() === search, first);
  const bookRow = () => row && row.kind !== "left" && setBooking(beginningOf(row));
  useKeys({
    j: step(1),
    k: step(-1),
    "/": () => field.current?.focus(),
    Enter: row && mayBook ? bookRow : first,
    Escape: chosen === null ? undefined : () => choose(null),
  });
  return (
    <main id="main" className={chosen === null ? "cu" : "cu with-card"}>
      <div className="s-head cu-head">
        <h1 className="t1">{customerLabels.title}</h1>
        <input
          ref={field}
          className="input cu-find"
          type="search"
          maxLength={50}
          aria-label={customerLabels.search}
          placeholder={customerLabels.hint}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key, nativeEvent }) => {
            if (nativeEvent.isComposing) return;
            if (key === "Enter") chooseFirst();
            if (key === "Enter" || key === "Escape") field.current?.blur();
          }}
        />
        <Keys mayBook={mayBook} />
        {can(clinic, "export-customers") && <ListExport now={now} />}
      </div>
      <CutOff isLive={isLive} />
      <div className="cu-cols">
        <CustomerList
          rows={data?.rows}
          error={error}
          search={search}
          chosen={chosen}
          now={now}
          {...(mayBook && { onBook: () => setBooking({ search, customer: null }) })}
        />
        {chosen === null && rows.length > 0 && (
          <p className="sheet cu-none t4 soft">{customerLabels.chooseOne}</p>
        )}
        {chosen !== null && (
          <CustomerCardPane
            key={chosen}
            id={chosen}
            now={now}
            onClose={() => choose(null)}
            {...(mayBook && { onBook: (card) => setBooking(beginningOf(card)) })}
          />
        )}
      </div>
      {booking && <NewDialog beginning={booking} onClose={() => setBooking(null)} />}
    </main>
  );
}

const beginningOf = ({ id, name, phone }: CustomerLine): Beginning => ({
  search: phone ?? name,
  customer: { kind: "known", name, body: { id } },
});

/** Leads to a customer's card or back to the list, with the search as it is. */
function useChoose() {
  const clinic = useClinic();
  const [, go] = useLocation();
  const query = useSearch();
  return (id: number | null) => {
    const path = id === null ? `/${clinic.id}/customers` : `/${clinic.id}/customers/${id}`;
    go(query ? `${path}?${query}` : path, { replace: true });
  };
}

const CutOff = ({ isLive }: { isLive: boolean }) => (
  <div role="status">{!isLive && <p className="note">{labels.cutOff}</p>}</div>
);

const Keys = ({ mayBook }: { mayBook: boolean }) => (
  <p className="row keys desk cu-keys">
    <kbd>/</kbd> {customerLabels.keys.search}
    <kbd>J</kbd>
    <kbd>K</kbd> {customerLabels.keys.move}
    {mayBook && (
      <>
        <kbd>⏎</kbd> {customerLabels.keys.book}
      </>
    )}
  </p>
);

function ListExport({ now }: { now: Date }) {
  const toast = useToast();
  const { mutate, isPending } = useCustomerChange(
    (clinic: string) => call("POST /studio/:clinic/customers/export", { params: { clinic } }),
    ({ row }) => {
      download(`customers-${dayOf(now)}.csv`, "text/csv;charset=utf-8", row.csv);
      toast({ text: customerLabels.listExported(row.customers) });
    },
  );
  return (
    <button type="button" className="btn line" disabled={isPending} onClick={() => mutate(undefined)}>
      {customerLabels.exportList}
    </button>
  );
}
