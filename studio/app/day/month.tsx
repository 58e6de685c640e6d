import ChevronLeftIcon from "@lucide/icons/icons/chevron-left";
import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Icon } from "@/ui/icon";
import { call } from "../api";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";
import { addDays } from "../when";

const WEEKDAYS = ["일", "월", "화", "수", "목", "금", "토"];
/** Bookings of a day that fill its bar. */
const FULL_DAY = 40;

const monthName = (month: string) => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;
function addMonths(month: string, months: number): string {
  const at = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months, 1));
  return at.toISOString().slice(0, 7);
}

/** Weeks of days, from Sunday; those of the months beside it are there too. */
function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -new Date(first).getUTCDay());
  const after = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let day = start; day < after; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  return weeks;
}

/** A month to choose a day from, with how much each day has. */
export function Month({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  const clinic = useClinic();
  const [shown, setShown] = useState<string>();
  const month = shown ?? date.slice(0, 7);
  const { data } = useQuery({
    queryKey: [clinic.id, "month", month],
    queryFn: () => call("GET /studio/:clinic/month", { params: { clinic: clinic.id }, query: { month } }),
    placeholderData: keepPreviousData,
  });
  const loads = new Map(data?.rows.map((row) => [row.date, row.bookings]));
  return (
    <div>
      <div className="row between">
        <h2 className="t3">{monthName(month)}</h2>
        <span className="row gap4">
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="button"
              className="btn bare sq"
              aria-label={monthName(addMonths(month, step))}
              onClick={() => setShown(addMonths(month, step))}
            >
              <Icon of={step < 0 ? ChevronLeftIcon : ChevronRightIcon} size={16} />
            </button>
          ))}
        </span>
      </div>
      <table className="mini">
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th scope="col" key={weekday}>
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day, weekday) => (
                <td key={day}>
                  <button
                    type="button"
                    className={day.startsWith(month) ? (weekday === 0 ? "sun" : undefined) : "out"}
                    aria-current={day === date ? "date" : undefined}
                    onClick={() => onDate(day)}
                  >
                    <span className="sr">{Number(day.slice(5, 7))}월 </span>
                    {Number(day.slice(8))}
                    <span className="sr">일, {labels.day.count(loads.get(day) ?? 0)}</span>
                    <span
                      className="load"
                      style={
                        { "--l": `${Math.min(100, ((loads.get(day) ?? 0) / FULL_DAY) * 100)}%` } as object
                      }
                    />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
