import { type CSSProperties, useState } from "react";
import type { FigurePeriod, Figures } from "@/contract/studio/figures";
import { columnText, figureLabels } from "./labels";
import { type CsvLines, Panel } from "./panel";

const words = figureLabels.sources;
/** As many patterns as an eye tells apart. */
const MOST_PATTERNS = 4;

interface SourcesProps {
  figures: Figures;
  period: FigurePeriod;
  file: string;
}

/** Bookings by the way they came: as columns, or as a table with every way. */
export function Sources({ figures, period, file }: SourcesProps) {
  const [isTable, setIsTable] = useState(false);
  const tools = (
    <button type="button" className="btn bare" onClick={() => setIsTable(!isTable)}>
      {isTable ? words.asChart : words.asTable}
    </button>
  );
  const isEmpty = figures.sources.length === 0;
  return (
    <Panel title={words.title} file={file} csv={linesOf(figures, period)} {...(!isEmpty && { tools })}>
      {isEmpty && <p className="in t4 soft">{figureLabels.none}</p>}
      {!isEmpty &&
        (isTable ? <Table lines={linesOf(figures, period)} /> : <Chart {...{ figures, period }} />)}
    </Panel>
  );
}

/** The head and a line for each column, as in the table and the file. */
const linesOf = ({ sources, columns }: Figures, period: FigurePeriod): CsvLines => [
  [words.heads[period], ...sources.map(({ name }) => name), words.sum],
  ...columns.map(({ from, bookings }) => [from, ...bookings, sumOf(bookings)]),
  [words.sum, ...sources.map(({ bookings }) => bookings), sumOf(sources.map(({ bookings }) => bookings))],
];

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** The last pattern stands for all others where there are more ways than patterns. */
const patternsOf = (counts: readonly number[]): number[] =>
  counts.length <= MOST_PATTERNS
    ? [...counts]
    : [...counts.slice(0, MOST_PATTERNS - 1), sumOf(counts.slice(MOST_PATTERNS - 1))];

function Chart({ figures: { sources, columns }, period }: Pick<SourcesProps, "figures" | "period">) {
  const highest = Math.max(1, ...columns.map(({ bookings }) => sumOf(bookings)));
  const names = sources.map(({ name }) => name);
  const keys = names.length <= MOST_PATTERNS ? names : [...names.slice(0, MOST_PATTERNS - 1), words.rest];
  const sums = patternsOf(sources.map(({ bookings }) => bookings));
  return (
    <div className="in stack gap12">
      <ol className="cbs" data-period={period}>
        {columns.map(({ from, isClosed, bookings }) => {
          const sum = sumOf(bookings);
          return (
            <li key={from} className="cb">
              <b>{sum === 0 && isClosed ? words.closed : sum.toLocaleString("ko")}</b>
              <span className="bar">
                {patternsOf(bookings).map((count, pattern) => (
                  <i
                    key={keys[pattern]}
                    className={`q${pattern + 1}`}
                    style={{ "--part": count / highest } as CSSProperties}
                    title={`${keys[pattern]} ${count}`}
                    hidden={count === 0}
                  />
                ))}
              </span>
              <span className="tick">{columnText(from, period)}</span>
            </li>
          );
        })}
      </ol>
      <ul className="row wrapit fig-keys">
        {keys.map((name, pattern) => (
          <li key={name} className="key">
            <i className={`kq q${pattern + 1}`} aria-hidden />
            {name} <b className="n">{sums[pattern]?.toLocaleString("ko")}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Table({ lines: [head = [], ...rows] }: { lines: CsvLines }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section className="fig-scroll" tabIndex={0} aria-label={words.table}>
      <table className="tb tight">
        <thead>
          <tr>
            {head.map((title, at) => (
              <th key={title} scope="col" className={at === 0 ? undefined : "r"}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, ...counts]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {counts.map((count, at) => (
                <td key={head[at + 1]} className="r n">
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
