import { useState } from "react";
import type { FieldFigures } from "@/contract/studio/figures";
import { figureLabels } from "./labels";
import { type CsvLines, Panel } from "./panel";
import { goodLimitOf, gradeOf, placeOf, vitalText } from "./vital-scale";

const words = figureLabels.speed;

/** What visitors waited for, on scales of good, fair and poor; or as a table of devices and pages. */
export function Speed({ field, file }: { field: FieldFigures; file: string }) {
  const [isTable, setIsTable] = useState(false);
  const csv = linesOf(field);
  if (field.visits === 0) {
    return (
      <Panel title={words.title} {...{ file, csv }}>
        <p className="in t4 soft">{words.none}</p>
      </Panel>
    );
  }
  const tools = (
    <button type="button" className="btn bare" onClick={() => setIsTable(!isTable)}>
      {isTable ? words.asScale : words.asTable}
    </button>
  );
  return (
    <Panel title={words.title} hint={words.hint(field.visits)} foot={words.foot} {...{ file, csv, tools }}>
      {isTable ? <Table field={field} /> : <Scales vitals={field.vitals} />}
    </Panel>
  );
}

const Scales = ({ vitals }: Pick<FieldFigures, "vitals">) => (
  <div className="in">
    <ul className="stack speeds">
      {vitals.map(({ vital, p75, before }) => (
        <li key={vital}>
          <p className="row">
            <b className="grow">{words.vitals[vital]}</b>
            <span>
              <b>{p75 === null ? figureLabels.tooFew : vitalText(vital, p75)}</b>{" "}
              {p75 !== null && <span className="sr">{words.grades[gradeOf(vital, p75)]}, </span>}
              <span className="soft">{words.goodUpTo(vitalText(vital, goodLimitOf(vital)))}</span>
              {before !== null && <span className="sr">, {words.before(vitalText(vital, before))}</span>}
            </span>
          </p>
          <p className="scale" aria-hidden>
            <i />
            <i />
            <i />
            {p75 !== null && <u style={{ left: `${placeOf(vital, p75) * 100}%` }} />}
          </p>
        </li>
      ))}
    </ul>
    <p className="row scale-ends t5" aria-hidden>
      <span>{words.grades.good}</span>
      <span>{words.grades.fair}</span>
      <span>{words.grades.poor}</span>
    </p>
  </div>
);

const Table = ({ field }: { field: FieldFigures }) => (
  <div className="fig-scroll">
    <table className="tb tight">
      <thead>
        <tr>
          {words.heads.map((head, at) => (
            <th key={head} scope="col" className={at > 0 ? "r" : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(field).map(({ name, visits, lcp, inp }) => (
          <tr key={name}>
            <td>
              <b>{name}</b>
            </td>
            <td className="r n">{visits.toLocaleString("ko")}</td>
            <td className="r n">{vitalText("lcp", lcp)}</td>
            <td className="r n">{vitalText("inp", inp)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const rowsOf = ({ devices, routes }: FieldFigures) => [
  ...devices.map((row) => ({ ...row, name: words.devices[row.device] })),
  ...routes.map((row) => ({ ...row, name: words.routes[row.route] })),
];

/** Milliseconds, for a spreadsheet: first the figures of all visits, then the table. */
const linesOf = (field: FieldFigures): CsvLines => [
  [words.figure, words.now, words.weekBefore],
  ...field.vitals.map(({ vital, p75, before }) => [words.vitals[vital], p75 ?? "", before ?? ""]),
  [...words.heads],
  ...rowsOf(field).map(({ name, visits, lcp, inp }) => [name, visits, lcp ?? "", inp ?? ""]),
];
