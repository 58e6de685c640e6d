import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Publish } from "@/contract/studio/content";
import { CallError, call } from "../../api";
import { useClinic } from "../../session/use-account";
import { Dialog, DialogFoot } from "../../ui/dialog";
import { ChangesView } from "../changes-view";
import { thingLabel } from "../field-words";
import { contentLabels } from "../labels";
import { useInvalidateContent } from "../use-content";
import { useNames } from "../use-names";
import { useLastPublish } from "./last-publish";

const words = contentLabels.log;

/** Takes a publish back, as a publish of its own; what was published since is listed first. */
export function UndoDialog({ publish, onClose }: { publish: Publish; onClose: () => void }) {
  const { id: clinic } = useClinic();
  const invalidateContent = useInvalidateContent();
  const [, show] = useLastPublish();
  const [since, setSince] = useState<string[]>([]);
  const { nameOf, find } = useNames(publish.things.map(({ kind }) => kind));
  const undo = useMutation({
    mutationFn: () =>
      call("POST /studio/:clinic/publishes/:id/undo", {
        params: { clinic, id: publish.id },
        body: { isOverruled: since.length > 0 },
      }),
    onSuccess: ({ row }) => {
      show(row);
      onClose();
    },
    onError: (error) =>
      error instanceof CallError && error.code === "content.changed-since" && setSince(error.details),
    onSettled: invalidateContent,
  });
  return (
    <Dialog
      title={words.undo}
      onClose={onClose}
      onSubmit={() => undo.mutate()}
      isWide
      foot={
        <DialogFoot
          keep={contentLabels.keep}
          onClose={onClose}
          submit={since.length > 0 ? words.overrule : words.undoSubmit}
          isDisabled={undo.isPending}
        />
      }
    >
      <p>{words.undoAsk}</p>
      {since.length > 0 && (
        <div className="note" role="alert">
          <p>
            <b>{words.since}</b>: {since.join(", ")}. {words.sinceAsk}
          </p>
        </div>
      )}
      {undo.isError && since.length === 0 && (
        <p className="note badn" role="alert">
          {undo.error.message}
        </p>
      )}
      <ul className="pb-list">
        {publish.things.map(({ kind, id, label, changes }) => (
          <li key={`${kind}.${id}`} className="pb-item">
            <b className="t3">{thingLabel(kind, label)}</b>
            <ChangesView
              kind={kind}
              changes={changes.map(({ field, before, after }) => ({ field, before: after, after: before }))}
              bodies={[find(kind, id)?.body ?? null]}
              nameOf={nameOf}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
