import type { Listen } from "../db/listen";

/** A committed change of a clinic's things, as it goes to open diaries: ids alone. */
export interface StudioChange {
  /** Of its row in the history; grows within a clinic. */
  id: number;
  kind: string;
  thingId: number;
}

export interface ChangeListener {
  onChange: (change: StudioChange) => void;
  /** Changes may have been missed: everything has to be read again. */
  onGap: () => void;
  /** The process ends. */
  onEnd: () => void;
}

export interface ChangeFeed {
  /** Answers the function that ends it. */
  subscribe: (partnerId: string, listener: ChangeListener) => () => void;
  close: () => Promise<void>;
}

const CHANNEL = "studio_changes";

/** Tells of every change that any backend process commits; the database's trigger on the history is the source. */
export async function openChangeFeed(listen: Listen): Promise<ChangeFeed> {
  const listeners = new Map<string, Set<ChangeListener>>();
  const onPayload = (payload: string) => {
    const { partnerId, ...change } = JSON.parse(payload) as StudioChange & { partnerId: string };
    for (const { onChange } of listeners.get(partnerId) ?? []) onChange(change);
  };
  const everyone = () => [...listeners.values()].flatMap((each) => [...each]);
  const stop = await listen(CHANNEL, onPayload, () => {
    for (const { onGap } of everyone()) onGap();
  });
  return {
    subscribe(partnerId, listener) {
      const own = listeners.get(partnerId) ?? new Set();
      listeners.set(partnerId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(partnerId) === own) listeners.delete(partnerId);
      };
    },
    async close() {
      for (const { onEnd } of everyone()) onEnd();
      await stop();
    },
  };
}
