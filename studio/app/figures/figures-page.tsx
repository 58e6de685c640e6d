import { useSearchParams } from "wouter";
import { FIGURE_PERIODS, type FigurePeriod, type Figures } from "@/contract/studio/figures";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";
import { DoctorTime, Leads } from "./bars";
import { FreeHours } from "./free-hours";
import { figureLabels } from "./labels";
import { CsvButton } from "./panel";
import { Sources } from "./sources";
import { Speed } from "./speed";
import { Totals, totalsCsv } from "./totals";
import { Treatments } from "./treatments";
import { useFigures } from "./use-figures";

/** How the clinic's week, month or year went; the period stands in the address. */
export function FiguresPage() {
  const [query, setQuery] = useSearchParams();
  const period = FIGURE_PERIODS.find((each) => each === query.get("period")) ?? "7d";
  const { data, error, isPlaceholderData } = useFigures(period);
  return (
    <main id="main" className="s-page">
      <div className="s-head row wrapit">
        <h1 className="t1">{figureLabels.title[period]}</h1>
        <fieldset className="seg" aria-label={figureLabels.period}>
          {FIGURE_PERIODS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === period}
              onClick={() => setQuery(each === "7d" ? {} : { period: each }, { replace: true })}
            >
              {figureLabels.periods[each]}
            </button>
          ))}
        </fieldset>
        {data && <Range figures={data} period={period} />}
      </div>
      {error && <p className="note badn">{error.message}</p>}
      {!data && !error && <p className="t4 soft">{labels.loading}</p>}
      {data && (
        <div aria-busy={isPlaceholderData} className="figs">
          <Panels figures={data} period={period} />
        </div>
      )}
    </main>
  );
}

function Range({ figures, period }: { figures: Figures; period: FigurePeriod }) {
  const title = figureLabels.title[period];
  return (
    <p className="row end t5">
      {`${rangeText(figures)} · ${figureLabels.compared[period]}`}
      <CsvButton
        title={figureLabels.totals.title}
        file={useFile(figures)("totals")}
        lines={totalsCsv(figures, title, figureLabels.doctors.before)}
      />
    </p>
  );
}

function Panels({ figures, period }: { figures: Figures; period: FigurePeriod }) {
  const fileOf = useFile(figures);
  return (
    <>
      <Totals figures={figures} />
      <div className="fg">
        <Sources figures={figures} period={period} file={fileOf("sources")} />
        <DoctorTime
          doctors={figures.doctors}
          hint={figureLabels.doctors.hint[period]}
          file={fileOf("doctors")}
        />
        <FreeHours free={figures.free} file={fileOf("free-hours")} />
        <Leads leads={figures.noShowsByLead} file={fileOf("no-shows")} />
        <Treatments
          treatments={figures.treatments}
          seesSums={figures.totals.amount !== null}
          file={fileOf("treatments")}
        />
        <Speed field={figures.field} file={fileOf("speed")} />
      </div>
    </>
  );
}

/** `lumiere-sources-2026-11-18-2026-11-24`. */
function useFile({ from, to }: Figures) {
  const clinic = useClinic();
  return (name: string) => `${clinic.id}-${name}-${from}-${to}`;
}

/** `11. 18 – 11. 24`, with the years where they differ. */
function rangeText({ from, to }: Figures): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const text = (day: string) => (isOneYear ? day.slice(5) : day).split("-").map(Number).join(". ");
  return `${text(from)} – ${text(to)}`;
}
