interface FailFastOptions {
  memoryMs: number;
  now: () => number;
}

/** Forgets everything rather than grow without end. */
const REMEMBERED = 1000;

/** Work by key: what failed a moment ago fails again at once, with the same error, without another attempt. */
export function createFailFast({ memoryMs, now }: FailFastOptions) {
  const failures = new Map<string, { error: unknown; until: number }>();

  return async function run<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const failure = failures.get(key);
    if (failure && now() < failure.until) throw failure.error;
    try {
      return await work();
    } catch (error) {
      if (failures.size >= REMEMBERED) failures.clear();
      failures.set(key, { error, until: now() + memoryMs });
      throw error;
    }
  };
}
