import { useQuery } from "@tanstack/react-query";
import type { DomainWithRecords } from "@/contract/tenant/domain-states";
import { call } from "../api";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";
import { useNow } from "../use-now";
import { momentText, nearDay } from "../when";
import { DomainRecords } from "./domain-records";
import { domainLabels } from "./labels";

const REFETCH_MS = 15_000;

/** The domains of a clinic's settings. */
export const DomainsPage = () => (
  <>
    <div className="s-head">
      <h1 className="t1">{domainLabels.title}</h1>
    </div>
    <DomainList clinic={useClinic().id} />
  </>
);

/** Where each of a clinic's domains stands, and what to set at its DNS. */
export function DomainList({ clinic }: { clinic: string }) {
  const { data, error } = useQuery({
    queryKey: ["domains", clinic],
    queryFn: () => call("GET /studio/:clinic/domains", { params: { clinic } }),
    refetchInterval: REFETCH_MS,
  });
  if (error && !data) return <p className="note badn">{error.message}</p>;
  if (!data) return <p className="t4 soft">{labels.loading}</p>;
  if (data.rows.length === 0) return <p className="t4 soft">{domainLabels.none}</p>;
  return (
    <>
      {data.rows.some(({ stage }) => stage !== "live") && <p className="t4 soft">{domainLabels.hint}</p>}
      <ul className="sheet pp">
        {data.rows.map((domain) => (
          <Domain key={domain.host} domain={domain} />
        ))}
      </ul>
    </>
  );
}

function Domain({ domain }: { domain: DomainWithRecords }) {
  const { host, name, isPrimary, stage, records } = domain;
  const isToSet = stage !== "ending" && records.some(({ isSet }) => !isSet);
  return (
    <li className="pp-row">
      <span className="grow">
        <b className="t3">{name}</b>
        <span className="t5 n pp-line">{useWords(domain)}</span>
      </span>
      {isPrimary && <span className="tag">{domainLabels.primary}</span>}
      <span className={stage === "failing" ? "tag warn" : stage === "live" ? "tag ok" : "tag"}>
        {domainLabels.stages[stage]}
      </span>
      {isToSet && <DomainRecords host={host} records={records} />}
    </li>
  );
}

/** Since when and why it fails, when it ends, or until when its certificate is good. */
function useWords({ stage, failure, failingSince, isServed, expiresAt, endsAt }: DomainWithRecords): string {
  const now = useNow();
  const at = (iso: string) => momentText(iso, now);
  if (endsAt) return domainLabels.ends(at(endsAt));
  const parts = [
    ...(failingSince ? [domainLabels.since(at(failingSince))] : []),
    ...(failure ? [domainLabels.failures[failure]] : []),
    ...(stage === "failing" && !failure ? [domainLabels.recordsFail] : []),
    ...(stage === "failing" && isServed ? [domainLabels.stillServed] : []),
    ...(expiresAt && !failure ? [domainLabels.expires(nearDay(expiresAt, now))] : []),
  ];
  return parts.join(" ");
}
