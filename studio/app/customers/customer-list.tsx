import { useEffect, useRef } from "react";
import { Link, useSearch } from "wouter";
import type { CustomerLine } from "@/contract/studio/customers";
import { labels } from "../labels";
import { phoneText } from "../phone-text";
import { useClinic } from "../session/use-account";
import { shortDate, shortMoment } from "./dates";
import { customerLabels } from "./labels";

/** The backend finds no more at once. */
const MOST_FOUND = 20;
const MANY_NO_SHOWS = 2;

interface CustomerListProps {
  /** Undefined: not read yet. */
  rows: readonly CustomerLine[] | undefined;
  error: Error | null;
  search: string;
  chosen: number | null;
  now: Date;
  /** Undefined for who may not book. */
  onBook?: () => void;
}

/** Who was found, or who is near in time; the name of each leads to the card. */
export function CustomerList({ rows, error, search, chosen, now, onBook }: CustomerListProps) {
  return (
    <section className="sheet cu-list" aria-label={customerLabels.list}>
      {error && !rows && <p className="note badn in-list">{error.message}</p>}
      {!rows && !error && <p className="blank2 soft">{labels.loading}</p>}
      {rows && rows.length > 0 && (
        <p className="cu-count t5" role="status">
          {search ? customerLabels.found(rows.length) : customerLabels.near}
          {rows.length === MOST_FOUND && search && ` · ${customerLabels.foundMany}`}
        </p>
      )}
      {rows?.length === 0 && <Nobody search={search} {...(onBook && { onBook })} />}
      {rows && rows.length > 0 && <Table rows={rows} chosen={chosen} now={now} />}
    </section>
  );
}

const Nobody = ({ search, onBook }: { search: string; onBook?: () => void }) => (
  <div className="blank2" role="status">
    <p className="t3">{search ? customerLabels.nobody(search) : customerLabels.empty}</p>
    {search && onBook && (
      <>
        <p>{customerLabels.nobodyHint}</p>
        <button type="button" className="btn" onClick={onBook}>
          {customerLabels.bookNew}
        </button>
      </>
    )}
  </div>
);

function Table({
  rows,
  chosen,
  now,
}: Pick<CustomerListProps, "chosen" | "now"> & { rows: readonly CustomerLine[] }) {
  const { columns } = customerLabels;
  return (
    <table className="tb cu-tb">
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.phone}</th>
          <th scope="col" className="r">
            {columns.visits}
          </th>
          <th scope="col" className="r">
            {columns.noShows}
          </th>
          <th scope="col">{columns.when}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} isChosen={row.id === chosen} now={now} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, isChosen, now }: { row: CustomerLine; isChosen: boolean; now: Date }) {
  const clinic = useClinic();
  const query = useSearch();
  const path = `/${clinic.id}/customers/${row.id}`;
  const line = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  return (
    <tr ref={line} className={isChosen ? "on" : ""}>
      <td>
        <Link
          href={query ? `${path}?${query}` : path}
          className="cu-name"
          aria-current={isChosen ? "true" : undefined}
        >
          {row.name}
        </Link>{" "}
        {row.kind === "left" && <span className="tag">{customerLabels.kinds.left}</span>}
      </td>
      <td className="n nw">{row.phone ? phoneText(row.phone) : customerLabels.never}</td>
      <td className="r n" data-name={customerLabels.columns.visits}>
        {row.visits}
      </td>
      <td className="r n" data-name={customerLabels.columns.noShows}>
        {row.noShows >= MANY_NO_SHOWS ? (
          <span className="tag cu-bad">{customerLabels.times(row.noShows)}</span>
        ) : (
          row.noShows
        )}
      </td>
      <td className="n nw">{whenText(row, now)}</td>
    </tr>
  );
}

function whenText({ nextVisitAt, lastVisitAt }: CustomerLine, now: Date) {
  if (nextVisitAt) return customerLabels.next(shortMoment(nextVisitAt, now));
  if (lastVisitAt) return <span className="mute">{customerLabels.last(shortDate(lastVisitAt, now))}</span>;
  return <span className="mute">{customerLabels.never}</span>;
}
