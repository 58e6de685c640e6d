/** One value in the browser's storage, under its own key. */
export interface PersistedStore<Value> {
  key: string;
  /** What holds where nothing, or nothing valid, is kept. */
  initial: Value;
  read: () => Value;
  write: (value: Value) => void;
}

/** What is found in the storage is used only when it passes the guard: anybody may have written there. */
export function persistedStore<Value>(
  key: string,
  initial: Value,
  isValid: (value: unknown) => value is Value,
  area: () => Storage = () => localStorage,
): PersistedStore<Value> {
  return {
    key,
    initial,
    read() {
      try {
        const value: unknown = JSON.parse(area().getItem(key) ?? "null");
        return isValid(value) ? value : initial;
      } catch {
        // Storage is closed to us, or holds something else: as if nothing had been kept.
        return initial;
      }
    },
    write(value) {
      try {
        area().setItem(key, JSON.stringify(value));
      } catch {
        // Storage is full or closed to us: the value holds until the page is left.
      }
    },
  };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
