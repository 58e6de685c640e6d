interface CachedValueOptions<Value> {
  read: () => Promise<Value>;
  freshMs: number;
  now: () => number;
  /** Keeps the process awake for work that outlives the response. */
  inBackground: (work: Promise<unknown>) => void;
}

export interface CachedValue<Value> {
  /** Throws only where nothing was ever read. */
  get: () => Promise<Value>;
  /** Reads it once more, since it was written: also what is being read may be older. Never throws. */
  revalidate: () => Promise<void>;
}

/** A cached value: stale, it is served while it is read again in the background, and through an outage. */
export function createCachedValue<Value>({
  read,
  freshMs,
  now,
  inBackground,
}: CachedValueOptions<Value>): CachedValue<Value> {
  let cached: { value: Value } | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<Value> | null = null;

  function begin(): Promise<Value> {
    const begun: Promise<Value> = read()
      .then((value) => {
        // A read that was begun before the write may have the old value.
        if (pending === begun) cached = { value };
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
      if (!cached) return refresh();
      // A failed refresh is not an error of this request: the value it has still holds.
      if (now() - checkedAt >= freshMs) inBackground(refresh().catch(() => undefined));
      return cached.value;
    },
    async revalidate() {
      pending = null;
      await refresh().catch(() => undefined);
    },
  };
}
