interface KeptOptions<Value> {
  read: () => Promise<Value>;
  freshMs: number;
  now: () => number;
  /** Keeps the process awake for work that outlives the response. */
  inBackground: (work: Promise<unknown>) => void;
}

export interface KeptValue<Value> {
  /** Throws only where nothing was ever read. */
  get: () => Promise<Value>;
  /** Reads it once more, since it was written: also what is being read may be older. Never throws. */
  revalidate: () => Promise<void>;
}

/** A value that is read once, looked at again in the background when it is no longer fresh, and kept through an outage. */
export function createKeptValue<Value>({
  read,
  freshMs,
  now,
  inBackground,
}: KeptOptions<Value>): KeptValue<Value> {
  let kept: { value: Value } | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<Value> | null = null;

  function begin(): Promise<Value> {
    const begun: Promise<Value> = read()
      .then((value) => {
        // What was begun before the value was written does not pass for new.
        if (pending === begun) kept = { value };
        return value;
      })
      .finally(() => {
        if (pending !== begun) return;
        checkedAt = now();
        pending = null;
      });
    return begun;
  }

  function refresh(): Promise<Value> {
    pending ??= begin();
    return pending;
  }

  return {
    async get() {
      if (!kept) return refresh();
      // A failed refresh is not an error of this request: the value it has still holds.
      if (now() - checkedAt >= freshMs) inBackground(refresh().catch(() => undefined));
      return kept.value;
    },
    async revalidate() {
      pending = null;
      await refresh().catch(() => undefined);
    },
  };
}
