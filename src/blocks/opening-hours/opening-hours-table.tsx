import { clsx } from "clsx";
import { hoursLabels } from "@/labels/opening-hours";
import { clinicTime } from "@/lib/clinic-time";
import { formatRange, type HoursRow, hoursRows, type OpeningHours, WEEKDAY_NAMES } from "@/lib/opening-hours";

interface OpeningHoursTableProps {
  hours: OpeningHours;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
  /** Said under the lunch time. */
  note?: string | null;
}

/** Opening hours as rows; today's stands out. */
export function OpeningHoursTable({ hours, renderedAt, note }: OpeningHoursTableProps) {
  const today = WEEKDAY_NAMES[clinicTime(renderedAt).weekday] ?? "monday";
  return (
    <div>
      <table className="w-full border-line-strong border-t">
        <caption className="sr-only">{hoursLabels.caption}</caption>
        <tbody>
          {hoursRows(hours, today).map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
      </table>
      {note && <p className="mt-3 text-b6 text-ink-3">{note}</p>}
    </div>
  );
}

function Row({ row: { name, range, lunch, isToday } }: { row: HoursRow }) {
  const missing = name === "lunch" ? hoursLabels.noLunch : hoursLabels.closed;
  return (
    <tr
      aria-current={isToday ? "date" : undefined}
      className={clsx("border-line border-b text-b3", isToday && "font-semibold")}
    >
      <th
        scope="row"
        className={clsx(
          "w-26 py-3 text-left align-top",
          isToday ? "font-semibold" : "font-normal text-ink-2",
        )}
      >
        {hoursLabels.rows[name]}
      </th>
      <td className={clsx("py-3 align-top", !range && "text-ink-3")}>
        {range ? formatRange(range) : missing}
        {lunch && (
          <span className="block font-normal text-b6 text-ink-3 md:ml-3 md:inline">
            {hoursLabels.lunch(formatRange(lunch))}
          </span>
        )}
      </td>
    </tr>
  );
}
