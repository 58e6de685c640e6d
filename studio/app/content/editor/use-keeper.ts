import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ContentKind } from "@/contract/content/kinds";
import type { ContentThing } from "@/contract/studio/content";
import { CallError, call } from "../../api";
import { useClinic } from "../../session/use-account";
import type { AnyBody } from "../forms/spec";
import { contentLabels } from "../labels";
import { isSame } from "../paths";
import { DraftKeeper, type Kept, type Seen } from "./draft-keeper";
import { useKept } from "./use-kept";

interface Opened {
  kind: ContentKind;
  /** Null: there is nothing of it yet but this body. */
  thing: ContentThing | null;
  start: AnyBody;
  onBorn: (id: number) => void;
}

const seenOf = ({ draft, version, body }: ContentThing): Seen => ({
  ...{ revision: draft?.revision ?? 0, version, body },
  by: draft?.by.name ?? null,
});

/** One thing as it is being written, with what was left here unsaved. */
export function useKeeper({ kind, thing, start, onBorn }: Opened) {
  const kept = useKept(kind, thing?.id ?? null);
  const latest = useRef(kept);
  latest.current = kept;
  const server = useServer(kind, thing?.id ?? null, (id) => {
    // From here on it is kept under its own name.
    kept.write(null);
    onBorn(id);
  });
  const [keeper] = useState(
    () =>
      new DraftKeeper({
        seen: thing ? seenOf(thing) : { revision: 0, version: 0, body: start, by: null },
        ...server,
        keep: (unsaved) => latest.current.write(unsaved),
      }),
  );
  const [left, setLeft] = useState<Kept | null>(() => {
    const found = kept.read();
    return found && !isSame(found.body, keeper.body) ? found : null;
  });
  useSyncExternalStore(keeper.subscribe, () => keeper.stamp);
  useEffect(() => {
    if (thing) keeper.take(seenOf(thing));
  }, [keeper, thing]);
  useEffect(() => {
    const flush = () => keeper.flush();
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [keeper]);
  const decide = (isResumed: boolean) => {
    if (left && isResumed) keeper.resume(left);
    else kept.write(null);
    setLeft(null);
  };
  return { keeper, left, decide };
}

/** How a thing is read and saved; the first save of a new one makes it. */
function useServer(kind: ContentKind, known: number | null, onBorn: (id: number) => void) {
  const { id: clinic } = useClinic();
  const client = useQueryClient();
  const [born] = useState<{ id: number | null }>({ id: known });
  const show = async (row: ContentThing) => {
    const queryKey = [clinic, "content", kind, row.id];
    await client.cancelQueries({ queryKey, exact: true });
    client.setQueryData(queryKey, row);
    void client.invalidateQueries({ queryKey: [clinic, "content", kind], exact: true });
    void client.invalidateQueries({ queryKey: [clinic, "drafts"] });
    return seenOf(row);
  };
  return {
    read: async () => {
      const params = { clinic, kind, id: born.id ?? 0 };
      return show((await call("GET /studio/:clinic/content/:kind/:id", { params })).row);
    },
    save: async ({ revision, version }: Seen, body: AnyBody): Promise<Seen> => {
      const { id } = born;
      if (id !== null) {
        const drafts = [{ kind, id, seen: revision, version, body }];
        const { rows } = await call("PUT /studio/:clinic/drafts", { params: { clinic }, body: { drafts } });
        const [row] = rows;
        if (!row) throw new CallError(404, contentLabels.editor.gone);
        return show(row);
      }
      const { row } = await call("POST /studio/:clinic/content/:kind", {
        params: { clinic, kind },
        body: { body },
      });
      born.id = row.id;
      const seen = await show(row);
      onBorn(row.id);
      return seen;
    },
  };
}
