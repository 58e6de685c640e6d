import { useState } from "react";
import { useLocation } from "wouter";
import { labels } from "../../labels";
import { useClinic } from "../../session/use-account";
import { dayOf } from "../../when";
import { emptyBody } from "../forms/spec";
import { fieldsOf, type ShownKind, screenOf } from "../kinds";
import { contentLabels } from "../labels";
import { useThing } from "../use-content";
import { Editor } from "./editor";

/** One thing by its address; `new` is one that does not exist yet. */
export function EditorPage({ kind, chosen }: { kind: ShownKind; chosen: string }) {
  const clinic = useClinic();
  const [, go] = useLocation();
  // What was made here a moment ago goes on in the same form.
  const [born, setBorn] = useState<number | null>(null);
  const id = Number(chosen) || null;
  const { data, error } = useThing(kind, id ?? 0);
  if (id !== null && id !== born && !data)
    return (
      <p className={error ? "note badn" : "t4 soft"}>{error ? contentLabels.editor.gone : labels.loading}</p>
    );
  return (
    <Editor
      key={id === born ? "new" : id}
      kind={kind}
      thing={data ?? null}
      start={emptyBody(fieldsOf(kind), dayOf(new Date()))}
      onBorn={(made) => {
        setBorn(made);
        go(`/${clinic.id}/content/${screenOf(kind).part}/${made}`, { replace: true });
      }}
    />
  );
}
