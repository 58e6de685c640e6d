import type { BulkRow } from "@/contract/studio/platform";
import { platformLabels } from "./labels";

const words = platformLabels.bulk;

const TONES = { drafted: "tag pf-drafts", same: "tag", held: "tag ms-bad", refused: "tag ms-bad" } as const;

/** What the change means for each clinic. */
export const BulkRows = ({ rows }: { rows: BulkRow[] }) => (
  <div className="pf-rows">
    <table className="tb tight">
      <thead>
        <tr>
          <th scope="col">{words.columns.clinic}</th>
          <th scope="col">{words.columns.before}</th>
          <th scope="col">{words.columns.after}</th>
          <th scope="col">{words.columns.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ clinic, name, outcome, before, after, why }) => (
          <tr key={clinic}>
            <th scope="row" className="pf-row-name">
              {name}
            </th>
            <td>{before ?? <span className="soft">{words.empty}</span>}</td>
            <td>{after ?? <span className="soft">{words.empty}</span>}</td>
            <td>
              <span className={TONES[outcome]}>{words.outcomes[outcome]}</span>
              {why && <small className="t5 pf-why">{why}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
