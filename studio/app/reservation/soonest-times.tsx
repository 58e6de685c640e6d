import { useQuery } from "@tanstack/react-query";
import type { StudioInput } from "@/contract/studio";
import { call } from "../api";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";
import { useNow } from "../use-now";
import { momentText } from "../when";

interface SoonestTimesProps {
  query: StudioInput<"GET /studio/:clinic/soonest-times">["query"];
  /** Whose times these are. */
  doctor: string | undefined;
  isChosen: (startAt: string) => boolean;
  onChoose: (startAt: string) => void;
}

/** What stands in for the times of a day that has none free: the doctor's first ones from that day on. */
export function SoonestTimes({ query, doctor, isChosen, onChoose }: SoonestTimesProps) {
  const clinic = useClinic();
  const now = useNow();
  const rows = useQuery({
    queryKey: [clinic.id, "soonest-times", query],
    queryFn: () => call("GET /studio/:clinic/soonest-times", { params: { clinic: clinic.id }, query }),
  }).data?.rows;
  const { none, noneLater, soonest } = labels.moveDialog;
  return (
    <div className="stack gap16">
      <p className="t5">
        {none} {rows?.length === 0 && noneLater}
      </p>
      {rows && rows.length > 0 && (
        <fieldset>
          <legend className="lab">{soonest(rows.length)}</legend>
          <div className="stack gap4">
            {rows.map(({ startAt }) => (
              <button
                key={startAt}
                type="button"
                className={isChosen(startAt) ? "cand on" : "cand"}
                aria-pressed={isChosen(startAt)}
                onClick={() => onChoose(startAt)}
              >
                {momentText(startAt, now)} <small className="end">{doctor}</small>
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
