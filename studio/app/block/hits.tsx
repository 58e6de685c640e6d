import type { DeskReservation } from "@/contract/studio/desk";
import { clockOf, dayOf } from "../when";
import { blockLabels } from "./labels";

interface HitsProps {
  rows: readonly DeskReservation[];
  /** What happens to them. */
  leadsOn?: string;
}

/** The reservations that a change of hours hits; they stay until somebody decides them. */
export function Hits({ rows, leadsOn = blockLabels.leadsOn }: HitsProps) {
  if (rows.length === 0)
    return (
      <p className="t5" role="status">
        {blockLabels.noHits}
      </p>
    );
  return (
    <section>
      <div className="row between wrapit hits-head">
        <h3 className="t3" role="status">
          {blockLabels.hits(rows.length)}
        </h3>
        <span className="t5">{blockLabels.hitsHint}</span>
      </div>
      <div className="sheet">
        <table className="tb tight">
          <thead>
            <tr>
              <th scope="col">{blockLabels.when}</th>
              <th scope="col">{blockLabels.customer}</th>
              <th scope="col">{blockLabels.treatment}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td className="n nw">
                  {dayOf(row.startAt).slice(5).replace("-", ". ")} {clockOf(row.startAt)}
                </td>
                <td>
                  <b>{row.customerName}</b>
                </td>
                <td>{row.detail}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="note calm">
        <span>{leadsOn}</span>
      </p>
    </section>
  );
}
