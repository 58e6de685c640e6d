import { useMutation } from "@tanstack/react-query";
import { platformLabels as words } from "./labels";
import { type ClinicsQuery, findAllClinics } from "./use-clinics";

interface PickedProps {
  picked: ReadonlySet<string>;
  query: ClinicsQuery;
  /** Clinics that the filter and the search find. */
  found: number;
  onPick: (ids: ReadonlySet<string>) => void;
  onChange: () => void;
}

/** What is picked, and what can be done with all of it. */
export function Picked({ picked, query, found, onPick, onChange }: PickedProps) {
  const all = useMutation({
    mutationFn: () => findAllClinics(query),
    onSuccess: (ids) => onPick(new Set([...picked, ...ids])),
  });
  if (picked.size === 0) return null;
  return (
    <div className="sheet pf-picked row wrapit" role="status">
      <span className="t4 grow">{words.picked(picked.size)}</span>
      {picked.size < found && (
        <button type="button" className="btn bare" disabled={all.isPending} onClick={() => all.mutate()}>
          {words.pickAll(found)}
        </button>
      )}
      <button type="button" className="btn line" onClick={() => onPick(new Set())}>
        {words.unpick}
      </button>
      <button type="button" className="btn" onClick={onChange}>
        {words.change}
      </button>
    </div>
  );
}
