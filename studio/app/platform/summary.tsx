import type { PlatformSummary } from "@/contract/studio/platform";
import { platformLabels as words } from "./labels";

/** The four figures above the table. */
export const Summary = ({ counts, errors, reservations, domains }: PlatformSummary) => (
  <div className="kpis four">
    <Figure
      title={words.attention}
      value={counts.attention}
      hint={words.attentionHint}
      isBad={counts.attention > 0}
    />
    <Figure title={words.errors} value={errors} isBad={errors > 0} />
    <Figure
      title={words.domains}
      value={domains.live}
      hint={words.domainsHint(domains.pending, domains.failing)}
    />
    <Figure title={words.reservations} value={reservations} />
  </div>
);

interface FigureProps {
  title: string;
  value: number;
  hint?: string;
  isBad?: boolean;
}

const Figure = ({ title, value, hint = "", isBad = false }: FigureProps) => (
  <section className="sheet kpi">
    <h2>{title}</h2>
    <p className={isBad ? "v bad n" : "v n"}>{value.toLocaleString("ko-KR")}</p>
    <p className="d">{hint}</p>
  </section>
);
