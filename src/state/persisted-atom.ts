import { atomWithStorage } from "jotai/utils";

/** An atom kept in the browser's storage under its own key; what is found there is used only when it passes the guard. */
export function persistedAtom<Value>(
  key: string,
  initial: Value,
  isValid: (value: unknown) => value is Value,
) {
  return atomWithStorage<Value>(key, initial, {
    getItem: () => read(key, initial, isValid),
    setItem: (_, value) => write(key, value),
    removeItem: () => write(key, undefined),
    subscribe: (_, callback) => {
      const listen = (event: StorageEvent) => event.key === key && callback(read(key, initial, isValid));
      window.addEventListener("storage", listen);
      return () => window.removeEventListener("storage", listen);
    },
  });
}

function read<Value>(key: string, initial: Value, isValid: (value: unknown) => value is Value): Value {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isValid(value) ? value : initial;
  } catch {
    // Storage is closed to us, or holds something else: as if nothing had been kept.
    return initial;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or closed to us: the value holds until the page is left.
  }
}
