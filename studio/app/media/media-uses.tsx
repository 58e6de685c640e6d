import { useState } from "react";
import { Link } from "wouter";
import { isSingle } from "@/contract/content/kinds";
import type { Media, MediaUse } from "@/contract/studio/media";
import { can } from "@/contract/studio/roles";
import { kindLabel, thingLabel } from "../content/field-words";
import { isShown, screenOf } from "../content/kinds";
import { useClinic } from "../session/use-account";
import { mediaLabels } from "./labels";
import { PickerDialog } from "./picker-dialog";
import { useRenewCuts, useReplaceMedia } from "./use-media";

/** Where a picture is used, each with the way to its form. */
export function MediaUses({ media: { id, file, name, uses, outdated } }: { media: Media }) {
  const renew = useRenewCuts();
  const replace = useReplaceMedia();
  const [isPicking, setPicking] = useState(false);
  // A doctor writes the own profile alone.
  const mayWrite = can(useClinic(), "write-drafts", { employeeId: null });
  return (
    <section aria-label={mediaLabels.usedIn}>
      <h3 className="lab">{mediaLabels.usedIn}</h3>
      {uses.length === 0 && <p className="t5">{mediaLabels.notUsed}</p>}
      <ul className="md-uses">
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            <UseLink use={use} />
            <span className="t5">{kindLabel(use.kind)}</span>
            {use.isDraft && <span className="tag draft">{mediaLabels.isDraft}</span>}
          </li>
        ))}
      </ul>
      {mayWrite && uses.length > 0 && (
        <button
          type="button"
          className="btn line"
          disabled={replace.isPending}
          onClick={() => setPicking(true)}
        >
          {mediaLabels.replace}
        </button>
      )}
      {isPicking && (
        <PickerDialog
          label={mediaLabels.replaceOf(name)}
          shape={null}
          isWhole
          onPick={(media) => media.id !== null && replace.mutate({ file, by: media.id })}
          onClose={() => setPicking(false)}
        />
      )}
      {id !== null && outdated > 0 && (
        <p className="row wrapit md-old">
          <span className="t5">{mediaLabels.outdated(outdated)}</span>
          <button
            type="button"
            className="btn line"
            disabled={renew.isPending}
            onClick={() => renew.mutate(id)}
          >
            {mediaLabels.renew}
          </button>
        </p>
      )}
    </section>
  );
}

function UseLink({ use: { kind, id, label } }: { use: MediaUse }) {
  const clinic = useClinic();
  const name = thingLabel(kind, label);
  if (!isShown(kind)) return <span className="clip">{name}</span>;
  const form = `/${clinic.id}/content/${screenOf(kind).part}`;
  return (
    <Link className="clip" href={isSingle(kind) ? form : `${form}/${id}`}>
      {name}
    </Link>
  );
}
