import type { PlatformSummary } from "@/contract/studio/platform";
import { Kpi } from "../ui/kpi";
import { platformLabels as words } from "./labels";

/** The four figures above the table. */
export const Summary = ({ counts, errors, reservations, domains }: PlatformSummary) => (
  <div className="kpis four">
    <Kpi
      title={words.attention}
      value={countText(counts.attention)}
      hint={words.attentionHint}
      isBad={counts.attention > 0}
    />
    <Kpi title={words.errors} value={countText(errors)} isBad={errors > 0} />
    <Kpi
      title={words.domains}
      value={countText(domains.live)}
      hint={words.domainsHint(domains.pending, domains.failing)}
    />
    <Kpi title={words.reservations} value={countText(reservations)} />
  </div>
);

const countText = (count: number) => count.toLocaleString("ko-KR");
