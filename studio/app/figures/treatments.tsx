import type { Figures } from "@/contract/studio/figures";
import { figureLabels, wonText } from "./labels";
import { Panel } from "./panel";

const words = figureLabels.treatments;

interface TreatmentsProps {
  treatments: Figures["treatments"];
  seesSums: boolean;
  file: string;
}

/** What was booked most. */
export function Treatments({ treatments, seesSums, file }: TreatmentsProps) {
  const csv = [
    [words.treatment, words.bookings, ...(seesSums ? [words.amount] : [])],
    ...treatments.map(({ title, bookings, amount }) => [
      title,
      bookings,
      ...(amount === null ? [] : [amount]),
    ]),
  ];
  return (
    <Panel title={words.title} {...{ file, csv }}>
      {treatments.length === 0 ? (
        <p className="in t4 soft">{figureLabels.none}</p>
      ) : (
        <table className="tb tight">
          <thead>
            <tr>
              <th scope="col">{words.treatment}</th>
              <th scope="col" className="r">
                {words.bookings}
              </th>
              {seesSums && (
                <th scope="col" className="r">
                  {words.amount}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {treatments.map(({ title, bookings, amount }) => (
              <tr key={title}>
                <td>
                  <b>{title}</b>
                </td>
                <td className="r n">{bookings.toLocaleString("ko")}</td>
                {amount !== null && <td className="r n">{wonText(amount)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
