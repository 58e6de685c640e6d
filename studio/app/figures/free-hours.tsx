import type { Figures } from "@/contract/studio/figures";
import { figureLabels } from "./labels";
import { Panel } from "./panel";

const words = figureLabels.free;
/** From here on a cell is as light as it gets. */
const MANY = 4;

interface FreeHoursProps {
  free: Figures["free"];
  file: string;
}

/** How many doctors are free on average, by weekday and hour: full hours are dark. */
export function FreeHours({ free: { hours, weekdays }, file }: FreeHoursProps) {
  const csv = [
    [words.head, ...hours.map(words.hour)],
    ...weekdays.map(({ weekday, free }) => [words.weekday(weekday), ...free.map((count) => count ?? "")]),
  ];
  if (weekdays.length === 0) {
    return (
      <Panel title={words.title} {...{ file, csv }}>
        <p className="in t4 soft">{words.none}</p>
      </Panel>
    );
  }
  return (
    <Panel title={words.title} {...{ file, csv }} foot={`${words.foot} ${words.most(emptiest(weekdays))}`}>
      <div className="in">
        <table className="heat">
          <thead>
            <tr>
              <th>
                <span className="sr">{words.head}</span>
              </th>
              {hours.map((hour) => (
                <th key={hour} scope="col">
                  {hour}
                  <span className="sr">{words.hour(hour).slice(-1)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdays.map(({ weekday, free }) => (
              <tr key={weekday}>
                <th scope="row">{words.weekday(weekday)}</th>
                {free.map((count, at) => (
                  <Cell key={hours[at]} count={count} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function Cell({ count }: { count: number | null }) {
  if (count === null) {
    return (
      <td>
        <span className="sr">{words.off}</span>
      </td>
    );
  }
  const rounded = Math.round(count);
  return <td data-free={Math.min(MANY, rounded)}>{rounded}</td>;
}

function emptiest(weekdays: Figures["free"]["weekdays"]): number {
  const averages = weekdays.map(({ weekday, free }) => {
    const open = free.flatMap((count) => count ?? []);
    return { weekday, average: open.reduce((sum, count) => sum + count, 0) / open.length };
  });
  averages.sort((one, other) => other.average - one.average);
  return averages[0]?.weekday ?? 0;
}
