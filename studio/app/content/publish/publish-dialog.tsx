import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ContentThing, DraftedThing } from "@/contract/studio/content";
import { call, failureText } from "../../api";
import { labels } from "../../labels";
import { useClinic } from "../../session/use-account";
import { Dialog } from "../../ui/dialog";
import { useNow } from "../../use-now";
import { instantOf } from "../../when";
import { contentLabels } from "../labels";
import { type PublishBody, useDrafts, useInvalidateContent } from "../use-content";
import { useNames } from "../use-names";
import { DraftedItem } from "./drafted-item";
import { useLastPublish } from "./last-publish";
import { PublishFoot, type PublishTime } from "./publish-foot";
import { keyOf, useChoice, useWaiting } from "./waiting";

const words = contentLabels.publish;

interface PublishDialogProps {
  /** Nothing else is published. */
  only?: Pick<ContentThing, "kind" | "id"> | undefined;
  onClose: () => void;
}

/** Everything that waits, old and new, each with its tick; what stands against it; now or at a time. */
export function PublishDialog({ only, onClose }: PublishDialogProps) {
  const drafts = useDrafts({ isRefetched: true });
  const data = drafts.isFetchedAfterMount ? drafts.data : undefined;
  const waiting = useWaiting(data, only);
  const choice = useChoice(data && waiting);
  const [time, setTime] = useState<PublishTime | null>(null);
  const now = useNow();
  const dueAt = time ? instantOf(time.day, time.clock) : null;
  const isPast = dueAt !== null && Date.parse(dueAt) <= now.getTime();
  const publish = usePublish(onClose);
  const { nameOf, find } = useNames(
    waiting.map(({ thing }) => thing.kind),
    waiting.flatMap(({ thing }) => (thing.kind === "order" ? [thing.label as DraftedThing["kind"]] : [])),
  );
  const { chosen, isReady } = choice;
  const submit = () =>
    publish.mutate({
      things: chosen.map(({ kind, id, draft }) => ({ kind, id, revision: draft.revision })),
      confirmed: [...new Set(chosen.flatMap(({ findings }) => findings.map(({ rule }) => rule)))],
      ...{ dueAt, note: "" },
    });
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      onSubmit={() => isReady && !isPast && !publish.isPending && submit()}
      isWide
      foot={
        <PublishFoot
          count={chosen.length}
          {...{ time, isPast, dueAt, onTime: setTime, onClose }}
          isDisabled={!isReady || isPast || publish.isPending}
        />
      }
    >
      {!data && <p className="t4 soft">{labels.loading}</p>}
      {data && waiting.length === 0 && <p className="blank2">{words.none}</p>}
      {publish.isError && (
        <p className="note badn" role="alert">
          {failureText(publish.error)}
        </p>
      )}
      <ul className="pb-list">
        {waiting.map((each) => (
          <DraftedItem
            key={keyOf(each.thing)}
            {...each}
            choice={choice}
            nameOf={nameOf}
            thing={each.thing}
            found={find(each.thing.kind, each.thing.id)}
            onLeave={onClose}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function usePublish(onDone: () => void) {
  const { id: clinic } = useClinic();
  const invalidateContent = useInvalidateContent();
  const [, show] = useLastPublish();
  return useMutation({
    mutationFn: (body: PublishBody) => call("POST /studio/:clinic/publishes", { params: { clinic }, body }),
    onSuccess: ({ row }) => {
      show(row);
      onDone();
    },
    onSettled: invalidateContent,
  });
}
