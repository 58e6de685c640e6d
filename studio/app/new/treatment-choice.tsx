import XIcon from "@lucide/icons/icons/x";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { StudioResponse } from "@/contract/studio";
import { Icon } from "@/ui/icon";
import { call } from "../api";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";

export type ChosenTreatment = StudioResponse<"GET /studio/:clinic/treatments">["rows"][number];

interface TreatmentChoiceProps {
  value: ChosenTreatment[];
  onChange: (value: ChosenTreatment[]) => void;
}

const MOST_SHOWN = 5;

/** Treatments by name or initial consonants; none is a visit. */
export function TreatmentChoice({ value, onChange }: TreatmentChoiceProps) {
  const clinic = useClinic();
  const [search, setSearch] = useState("");
  const { data } = useQuery({
    queryKey: [clinic.id, "treatments", search.trim()],
    queryFn: () =>
      call("GET /studio/:clinic/treatments", {
        params: { clinic: clinic.id },
        query: { search: search.trim() },
      }),
    enabled: search.trim() !== "",
    placeholderData: keepPreviousData,
  });
  const offered = search.trim() === "" ? [] : (data?.rows ?? []);
  const isChosen = ({ optionId }: ChosenTreatment) => value.some((each) => each.optionId === optionId);
  const line = ({ title, durationMinutes }: ChosenTreatment) => (
    <>
      {title} <small className="n">{labels.record.minutes(durationMinutes)}</small>
    </>
  );
  return (
    <div className="stack gap4">
      {value.map((treatment) => (
        <div className="cand on" key={treatment.optionId}>
          <span className="grow">{line(treatment)}</span>
          <button
            type="button"
            className="btn bare sq"
            aria-label={`${treatment.title} ${labels.close}`}
            onClick={() => onChange(value.filter((each) => each !== treatment))}
          >
            <Icon of={XIcon} size={16} />
          </button>
        </div>
      ))}
      <label className="field">
        <span>{labels.newDialog.treatments}</span>
        <input className="input" value={search} onChange={({ target }) => setSearch(target.value)} />
        <span className="hint">{labels.newDialog.visitOnly}</span>
      </label>
      <ul className="stack gap4">
        {offered
          .filter((treatment) => !isChosen(treatment))
          .slice(0, MOST_SHOWN)
          .map((treatment) => (
            <li key={treatment.optionId}>
              <button
                type="button"
                className="cand"
                onClick={() => {
                  onChange([...value, treatment]);
                  setSearch("");
                }}
              >
                {line(treatment)}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
