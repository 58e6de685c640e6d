import LayoutGridIcon from "@lucide/icons/icons/layout-grid";
import type { CSSProperties } from "react";
import { lazy, Suspense, useState } from "react";
import { Link, useLocation } from "wouter";
import { CLINIC_FILTERS } from "@/contract/studio/platform";
import { STAFF_ROLE_NAMES } from "@/contract/studio/roles";
import { Icon } from "@/ui/icon";
import { labels } from "../labels";
import { useAccount } from "../session/use-account";
import { ClinicPane } from "./clinic-pane";
import { ClinicTable } from "./clinic-table";
import { platformLabels as words } from "./labels";
import { Picked } from "./picked";
import { Summary } from "./summary";
import { type ClinicsQuery, useClinics } from "./use-clinics";
import "../styles/platform.css";

/** With the editor of terms. */
const BulkDialog = lazy(async () => ({ default: (await import("./bulk-dialog")).BulkDialog }));

const FIRST: ClinicsQuery = { filter: "all", search: "", page: 1 };

/** Every clinic of the platform, or those of an agency: how each stands, and the way in. */
export function PlatformPage({ chosen }: { chosen: string | undefined }) {
  const [query, setQuery] = useState(FIRST);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isChanging, setChanging] = useState(false);
  const [, go] = useLocation();
  const { data, error } = useClinics(query);
  const choose = (id: string | null) => go(id ? `/platform/${id}` : "/platform", { replace: true });
  const clinic = data?.rows.find(({ id }) => id === chosen);
  return (
    <>
      <PlatformBar />
      <main id="main" className="s-page full">
        <div className="s-head row wrapit">
          <h1 className="t1">
            {words.clinics} <span className="pf-count n">{data?.summary.counts.all}</span>
          </h1>
          <fieldset className="seg" aria-label={words.columns.state}>
            {CLINIC_FILTERS.map((filter) => (
              <button
                key={filter}
                type="button"
                aria-pressed={filter === query.filter}
                onClick={() => setQuery({ ...query, filter, page: 1 })}
              >
                {words.filters[filter]} {filter !== "all" && data?.summary.counts[filter]}
              </button>
            ))}
          </fieldset>
          <input
            type="search"
            className="input pf-find end"
            aria-label={words.find}
            placeholder={words.find}
            value={query.search}
            onChange={({ target }) => setQuery({ ...query, search: target.value, page: 1 })}
          />
        </div>
        {error && !data && <p className="note badn">{error.message}</p>}
        {!data && !error && <p className="t4 soft">{labels.loading}</p>}
        {data && (
          <>
            <Summary {...data.summary} />
            <Picked
              {...{ picked, query }}
              found={data.count}
              onPick={setPicked}
              onChange={() => setChanging(true)}
            />
            <div className={clinic ? "pf pf-open" : "pf"}>
              <ClinicTable
                {...{ data, query, picked }}
                chosen={chosen ?? null}
                onPick={setPicked}
                onPage={(page) => setQuery({ ...query, page })}
                onChoose={choose}
              />
              {clinic && <ClinicPane clinic={clinic} onClose={() => choose(null)} />}
            </div>
          </>
        )}
      </main>
      {isChanging && (
        <Suspense>
          <BulkDialog clinics={[...picked]} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}

function PlatformBar() {
  const account = useAccount();
  if (!account) return null;
  const role = STAFF_ROLE_NAMES[account.isPlatform ? "platform" : "agency"];
  return (
    <>
      <a className="skip" href="#main">
        {labels.skip}
      </a>
      <header className="s-top" style={{ "--clinic": "var(--gray-900)" } as CSSProperties}>
        <Link className="s-clinic" href="/platform">
          <span className="s-mark" aria-hidden>
            <Icon of={LayoutGridIcon} size={16} className="i" />
          </span>
          <span className="s-name">{account.isPlatform ? words.platform : words.agency}</span>
        </Link>
        {account.clinics.length > 0 && (
          <Link className="btn bare end" href="/">
            {words.myClinics}
          </Link>
        )}
        <Link className={account.clinics.length > 0 ? "s-me" : "s-me end"} href="/account">
          <span className="s-face" aria-hidden>
            {account.name.slice(0, 1)}
          </span>
          <span>{labels.account(account.name, role)}</span>
        </Link>
      </header>
    </>
  );
}
