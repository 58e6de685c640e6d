import { useMemo } from "react";
import { findFindings } from "@/contract/content/ad-rules";
import { labelOf } from "@/contract/content/changes";
import type { ContentThing } from "@/contract/studio/content";
import { useClinic } from "../../session/use-account";
import { FieldView } from "../fields/field-view";
import { FormProvider } from "../fields/form-context";
import type { AnyBody } from "../forms/spec";
import { type ShownKind, screenOf } from "../kinds";
import { withValue } from "../paths";
import { EditorHead } from "./editor-head";
import { EditorNotes } from "./editor-notes";
import { errorsOf } from "./errors";
import { FormParts } from "./form-parts";
import { PreviewPane } from "./preview-slot";
import { useKeeper } from "./use-keeper";

interface EditorProps {
  kind: ShownKind;
  /** Null: it is new. */
  thing: ContentThing | null;
  start: AnyBody;
  onBorn: (id: number) => void;
}

/** The form of one thing, which saves itself, with the site beside it. */
export function Editor({ kind, thing, start, onBorn }: EditorProps) {
  const clinic = useClinic();
  const { keeper, left, decide } = useKeeper({ kind, thing, start, onBorn });
  const { body, error } = keeper;
  const live = thing?.live ?? null;
  const findings = useMemo(() => findFindings(kind, body, live), [kind, body, live]);
  const errors = useMemo(() => errorsOf(error), [error]);
  const form = {
    ...{ body, live, findings, errors, Field: FieldView },
    change: (path: (string | number)[], value: unknown) => keeper.type(withValue(keeper.body, path, value)),
  };
  return (
    <FormProvider value={form}>
      <EditorHead kind={kind} thing={thing} keeper={keeper} name={labelOf(body)} />
      <div className={PreviewPane ? "ce with-preview" : "ce"}>
        <div className="ce-form">
          <EditorNotes kind={kind} thing={thing} keeper={keeper} left={left} onDecide={decide} />
          <FormParts parts={screenOf(kind).form} />
        </div>
        {PreviewPane && <PreviewPane clinic={clinic.id} kind={kind} id={thing?.id ?? null} body={body} />}
      </div>
    </FormProvider>
  );
}
