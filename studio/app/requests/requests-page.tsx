import { useState } from "react";
import { useSearchParams } from "wouter";
import { inInboxOrder, offerStateOf } from "@/contract/studio/offer-rules";
import { useKeys } from "../keys/use-keys";
import { labels } from "../labels";
import { useLive } from "../live";
import { useClinic } from "../session/use-account";
import { useIsPhone } from "../use-is-phone";
import { useNow } from "../use-now";
import { Detail } from "./detail";
import { nextBelow } from "./next-below";
import { isOld, RequestRow } from "./request-row";
import { type Request, useRequests } from "./use-requests";

const TABS = ["waiting", "offered", "all"] as const;
type Tab = (typeof TABS)[number];

/** What waits for the clinic's yes, oldest first, decided by J, K, Enter and R; on phones in its rows. */
export function RequestsPage() {
  const clinic = useClinic();
  const now = useNow();
  const isPhone = useIsPhone();
  useLive(clinic.id);
  const { data, error } = useRequests();
  const all = inInboxOrder(data?.rows ?? [], now);
  const isOffered = (row: Request) => offerStateOf(row, now) === "open";
  const waiting = all.filter((row) => !isOffered(row));
  const rowsOf: Record<Tab, Request[]> = { waiting, offered: all.filter(isOffered), all };
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((one) => one === query.get("show")) ?? "waiting";
  const rows = rowsOf[tab];
  const asked = Number(query.get("chosen"));
  // One that changes its tab while it is looked at stays beside the list.
  const found = all.find(({ id }) => id === asked);
  const order = useOrder(rows, found !== undefined);
  const chosen = found ?? nextBelow(rows, order, asked);
  const shown = isPhone ? found : chosen;
  const go = (show: Tab, id?: number) =>
    setQuery({ ...(show !== "waiting" && { show }), ...(id && { chosen: String(id) }) }, { replace: true });
  const step = (by: number) => () => {
    const next = chosen && rows[rows.indexOf(chosen) + by];
    if (next) go(tab, next.id);
  };
  useKeys({ j: step(1), k: step(-1) });
  const old = waiting.filter((row) => isOld(row, now)).length;
  return (
    <main id="main" className="inbox">
      <section className="lst" aria-label={labels.day.waiting}>
        <div className="lst-h">
          <div className="row between">
            <h1 className="t1">
              {labels.requests.title}{" "}
              {waiting.length > 0 && <span className="s-count hot">{waiting.length}</span>}
            </h1>
            <span className="t5">{labels.requests.oldestFirst}</span>
          </div>
          <fieldset className="seg" aria-label={labels.requests.filter}>
            {TABS.map((one) => (
              <button key={one} type="button" aria-pressed={one === tab} onClick={() => go(one)}>
                {labels.requests.tabs[one]} <span className="n">{rowsOf[one].length}</span>
              </button>
            ))}
          </fieldset>
        </div>
        {error && <p className="note badn">{error.message}</p>}
        {data && rows.length === 0 && <p className="blank2">{labels.requests.noneOf[tab]}</p>}
        <ul>
          {rows.map((row, index) => (
            <RequestRow
              key={row.id}
              row={row}
              now={now}
              isChosen={row === shown}
              isFirst={index === 0}
              hasSteps={isPhone}
              onChoose={() => go(tab, row.id)}
            />
          ))}
        </ul>
        {old > 0 && (
          <p className="note">
            <span>
              <b>{labels.requests.old(old)}</b> {labels.requests.oldHint}
            </span>
          </p>
        )}
        <p className="row wrapit desk keys">
          <kbd>J</kbd>
          <kbd>K</kbd> {labels.requests.keys.move}
          <kbd>⏎</kbd> {labels.requests.keys.confirm}
          <kbd>T</kbd> {labels.requests.keys.times}
          <kbd>R</kbd> {labels.requests.keys.refuse}
          <kbd>Z</kbd> {labels.requests.keys.undo}
        </p>
      </section>
      {shown && <Detail key={shown.id} row={shown} now={now} onClose={isPhone ? () => go(tab) : undefined} />}
    </main>
  );
}

/** The list's order as it last stood with the chosen row in it. */
function useOrder(rows: readonly Request[], hasChosen: boolean): readonly number[] {
  const [order, setOrder] = useState<readonly number[]>([]);
  const ids = rows.map(({ id }) => id);
  if (hasChosen && ids.join() !== order.join()) setOrder(ids);
  return order;
}
