import { atomWithStorage } from "jotai/utils";
import { persistedStore } from "./persisted-store";

/** An atom kept in the browser's storage under its own key; other tabs' changes are followed. */
export function persistedAtom<Value>(
  key: string,
  initial: Value,
  isValid: (value: unknown) => value is Value,
  area?: () => Storage,
) {
  const { read, write } = persistedStore(key, initial, isValid, area);
  return atomWithStorage<Value>(key, initial, {
    getItem: read,
    setItem: (_, value) => write(value),
    removeItem: () => write(initial),
    subscribe: (_, callback) => {
      const listen = (event: StorageEvent) => event.key === key && callback(read());
      window.addEventListener("storage", listen);
      return () => window.removeEventListener("storage", listen);
    },
  });
}
