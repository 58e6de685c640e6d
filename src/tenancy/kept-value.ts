interface KeptOptions<Value> {
  read: () => Promise<Value>;
  freshMs: number;
  now: () => number;
  /** Keeps the process awake for work that outlives the response. */
  inBackground: (work: Promise<unknown>) => void;
}

/** A value that is read once, looked at again in the background when it is no longer fresh, and kept through an outage. */
export function createKeptValue<Value>({ read, freshMs, now, inBackground }: KeptOptions<Value>) {
  let kept: { value: Value } | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<Value> | null = null;

  function refresh(): Promise<Value> {
    pending ??= read()
      .then((value) => {
        kept = { value };
        return value;
      })
      .finally(() => {
        checkedAt = now();
        pending = null;
      });
    return pending;
  }

  /** Throws only where nothing was ever read. */
  return async function get(): Promise<Value> {
    if (!kept) return refresh();
    // A failed refresh is not an error of this request: the value it has still holds.
    if (now() - checkedAt >= freshMs) inBackground(refresh().catch(() => undefined));
    return kept.value;
  };
}
