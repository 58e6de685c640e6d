import { useState } from "react";
import type { ContentThing, DraftedThing } from "@/contract/studio/content";
import { contentLabels } from "../labels";
import { usePublishes } from "../use-content";

const words = contentLabels.publish;

/** A thing among all things of a clinic. */
export const keyOf = ({ kind, id }: Pick<ContentThing, "kind" | "id">): string => `${kind}.${id}`;

const revisionOf = (thing: DraftedThing): string => `${keyOf(thing)} ${thing.draft.revision}`;

export interface Waiting {
  thing: DraftedThing;
  /** Why it cannot be published as it is, in words; null: it can. */
  hindrance: string | null;
  isStopped: boolean;
}

/** What is drafted, or the one thing of it, with whether it can be published. */
export function useWaiting(
  data: DraftedThing[] | undefined,
  only: Pick<ContentThing, "kind" | "id"> | undefined,
): Waiting[] {
  const publishes = usePublishes().data?.rows ?? [];
  const scheduled = new Set(
    publishes.filter(({ state }) => state === "scheduled").flatMap(({ things }) => things.map(keyOf)),
  );
  return (data ?? [])
    .filter((thing) => !only || keyOf(thing) === keyOf(only))
    .map((thing) => ({
      thing,
      hindrance: hindranceOf(thing, scheduled.has(keyOf(thing))),
      isStopped: thing.findings.some(({ severity }) => severity === "stops"),
    }));
}

function hindranceOf({ mayPublish, isOutdated }: DraftedThing, isScheduled: boolean): string | null {
  if (isScheduled) return contentLabels.editor.scheduledNote;
  if (!mayPublish) return words.notYours;
  return isOutdated ? words.outdated : null;
}

export type Choice = ReturnType<typeof useChoice>;

/**
 * What is ticked, and what of it somebody has said yes to. Ticked by itself is only what was there as the list was
 * first read: what is saved while it is open may not have been looked at. Undefined: the list is not read yet.
 */
export function useChoice(waiting: Waiting[] | undefined) {
  const [first, setFirst] = useState<ReadonlySet<string>>();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  if (waiting && !first) setFirst(new Set(waiting.map(({ thing }) => revisionOf(thing))));
  const isNew = (thing: DraftedThing) => first !== undefined && !first.has(revisionOf(thing));
  const isIn = ({ thing, hindrance }: Waiting) =>
    hindrance === null && isNew(thing) === turned.has(revisionOf(thing));
  const inside = (waiting ?? []).filter(isIn);
  const asked = inside.flatMap(({ thing }) => askedOf(thing));
  return {
    isIn,
    isNew,
    chosen: inside.map(({ thing }) => thing),
    isReady:
      inside.length > 0 &&
      inside.every(({ isStopped }) => !isStopped) &&
      asked.every((key) => confirmed.has(key)),
    isConfirmed: (key: string) => confirmed.has(key),
    confirm: (key: string) => setConfirmed(toggled(confirmed, key)),
    toggle: (thing: DraftedThing) => setTurned(toggled(turned, revisionOf(thing))),
  };
}

const askedOf = (thing: DraftedThing): string[] =>
  thing.findings
    .filter(({ severity }) => severity === "asks")
    .map(({ rule, field }) => `${keyOf(thing)} ${rule} ${field}`);

function toggled(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
}
