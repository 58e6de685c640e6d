import type { Figures } from "@/contract/studio/figures";
import { figureLabels, percentText, wonText } from "./labels";
import type { CsvLines } from "./panel";

const words = figureLabels.totals;

interface Total {
  title: string;
  now: number | null;
  before: number | null;
  valueText: (value: number | null) => string;
  /** Of the difference, without its sign. */
  changeText: (change: number) => string;
  hint?: string;
}

/** The period in six numbers, each with how much it was before. */
export const Totals = ({ figures }: { figures: Figures }) => (
  <ul className="kpis" aria-label={words.title}>
    {totalsOf(figures).map((total) => (
      <li key={total.title} className="sheet kpi">
        <h2>{total.title}</h2>
        <p className="v">{total.valueText(total.now)}</p>
        <p className="d">
          <Change {...total} />
          {total.hint}
        </p>
      </li>
    ))}
  </ul>
);

function totalsOf({ totals, before, doctors }: Figures): Total[] {
  const { bookings, online, noShows, noShowShare } = totals;
  const counted = { valueText: (value: number | null) => figureLabels.count(value ?? 0), changeText: plain };
  const noShowHint = [figureLabels.count(noShows), noShowShare === null && figureLabels.tooFew];
  return [
    {
      title: words.bookings,
      now: bookings,
      before: before.bookings,
      hint: words.online(percentText(bookings === 0 ? null : online / bookings)),
      ...counted,
    },
    ...(totals.amount === null
      ? []
      : [
          {
            title: words.amount,
            now: totals.amount,
            before: before.amount,
            hint: words.amountHint,
            valueText: (value: number | null) => wonText(value ?? 0),
            changeText: wonText,
          },
        ]),
    {
      title: words.noShows,
      now: noShowShare,
      before: before.noShowShare,
      hint: noShowHint.filter(Boolean).join(" · "),
      valueText: (share) => percentText(share, 1),
      changeText: (change) => points(change, 1),
    },
    {
      title: words.usedShare,
      now: totals.usedShare,
      before: before.usedShare,
      hint: words.doctors(doctors.length),
      valueText: percentText,
      changeText: points,
    },
    {
      title: words.firstVisits,
      now: totals.firstVisits,
      before: before.firstVisits,
      valueText: (value) => figureLabels.people(value ?? 0),
      changeText: plain,
    },
    {
      title: words.canceled,
      now: totals.canceled,
      before: before.canceled,
      hint: words.canceledLate(totals.canceledLate),
      ...counted,
    },
  ];
}

const plain = (change: number) => change.toLocaleString("ko");
const points = (change: number, digits = 0) => (change * 100).toFixed(digits);

function Change({ now, before, changeText, hint }: Total) {
  if (now === null || before === null) return null;
  const change = now - before;
  const text = changeText(Math.abs(change));
  return (
    <>
      {text === changeText(0) ? (
        figureLabels.same
      ) : (
        <>
          <span aria-hidden>{change > 0 ? "▲ " : "▼ "}</span>
          {text}
          <span className="sr"> {change > 0 ? figureLabels.more : figureLabels.less}</span>
        </>
      )}
      {hint && " · "}
    </>
  );
}

/** Both periods, whole: a spreadsheet counts on with them. */
export const totalsCsv = (figures: Figures, title: string, compared: string): CsvLines => [
  ["", title, compared],
  ...totalsOf(figures).map(({ title: name, now, before }) => [name, now ?? "", before ?? ""]),
];
