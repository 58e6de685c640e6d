import ChevronLeftIcon from "@lucide/icons/icons/chevron-left";
import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import type { StudioResponse } from "@/contract/studio";
import { CLINICS_PAGE_SIZE, type PlatformClinic } from "@/contract/studio/platform";
import { Icon } from "@/ui/icon";
import { useNow } from "../use-now";
import { momentText } from "../when";
import { StateOf } from "./clinic-state";
import { platformLabels as words } from "./labels";
import type { ClinicsQuery } from "./use-clinics";

interface ClinicTableProps {
  data: StudioResponse<"GET /studio/platform/clinics">;
  query: ClinicsQuery;
  picked: ReadonlySet<string>;
  chosen: string | null;
  onPick: (ids: ReadonlySet<string>) => void;
  onPage: (page: number) => void;
  onChoose: (id: string) => void;
}

export function ClinicTable({ data, query, picked, chosen, onPick, onPage, onChoose }: ClinicTableProps) {
  const { columns } = words;
  const ids = data.rows.map(({ id }) => id);
  const isPagePicked = ids.length > 0 && ids.every((id) => picked.has(id));
  return (
    <div className="sheet pf-sheet">
      <table className="tb pf-table">
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label={words.pickPage}
                checked={isPagePicked}
                onChange={() => onPick(toggled(picked, ids, !isPagePicked))}
              />
            </th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.domain}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.published}</th>
            <th scope="col" className="r">
              {columns.version}
            </th>
            <th scope="col" className="r">
              {columns.drafts}
            </th>
            <th scope="col" className="r">
              {columns.errors}
            </th>
            <th scope="col">{columns.reservation}</th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((clinic) => (
            <ClinicRow
              key={clinic.id}
              clinic={clinic}
              isPicked={picked.has(clinic.id)}
              isChosen={clinic.id === chosen}
              onPick={() => onPick(toggled(picked, [clinic.id], !picked.has(clinic.id)))}
              onChoose={() => onChoose(clinic.id)}
            />
          ))}
        </tbody>
      </table>
      {data.rows.length === 0 && <p className="blank2">{words.none}</p>}
      <Pages count={data.count} page={query.page} onPage={onPage} />
    </div>
  );
}

function toggled(set: ReadonlySet<string>, ids: string[], isIn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  for (const id of ids) {
    if (isIn) next.add(id);
    else next.delete(id);
  }
  return next;
}

interface ClinicRowProps {
  clinic: PlatformClinic;
  isPicked: boolean;
  isChosen: boolean;
  onPick: () => void;
  onChoose: () => void;
}

function ClinicRow({ clinic, isPicked, isChosen, onPick, onChoose }: ClinicRowProps) {
  const now = useNow();
  const { id, name, color, domains, publishedAt, version, drafts, errors, lastReservationAt } = clinic;
  return (
    <tr className={isChosen ? "on" : undefined}>
      <td>
        <input type="checkbox" aria-label={words.pick(name)} checked={isPicked} onChange={onPick} />
      </td>
      <th scope="row">
        <button type="button" className="pf-name" aria-expanded={isChosen} onClick={onChoose}>
          <span className="s-mark" style={{ background: color }} aria-hidden>
            {name.slice(0, 1)}
          </span>
          <span>
            <b>{name}</b>
            <small>{id}</small>
          </span>
        </button>
      </th>
      <td className="pf-domain">{domains[0]?.name ?? <span className="soft">{words.noDomain}</span>}</td>
      <td>
        <StateOf clinic={clinic} />
      </td>
      <td className="nw n">{momentText(publishedAt, now)}</td>
      <td className="r n">{version ?? "–"}</td>
      <td className="r n">{drafts > 0 && <span className="tag pf-drafts">{drafts}</span>}</td>
      <td className="r n">{errors > 0 && <span className="tag ms-bad">{errors}</span>}</td>
      <td className="nw n">{lastReservationAt ? momentText(lastReservationAt, now) : words.never}</td>
    </tr>
  );
}

function Pages({ count, page, onPage }: { count: number; page: number; onPage: (page: number) => void }) {
  const from = (page - 1) * CLINICS_PAGE_SIZE;
  const to = Math.min(count, from + CLINICS_PAGE_SIZE);
  if (count <= CLINICS_PAGE_SIZE) return null;
  return (
    <div className="row between pf-pages">
      <span className="t4 soft n">{words.range(from + 1, to, count)}</span>
      <span className="row">
        <button
          type="button"
          className="btn line sq"
          aria-label={words.previous}
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        >
          <Icon of={ChevronLeftIcon} size={16} className="i" />
        </button>
        <button
          type="button"
          className="btn line sq"
          aria-label={words.next}
          disabled={to >= count}
          onClick={() => onPage(page + 1)}
        >
          <Icon of={ChevronRightIcon} size={16} className="i" />
        </button>
      </span>
    </div>
  );
}
