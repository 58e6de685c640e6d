export interface TextStorage {
  read: (key: string) => string | null;
  /** Null forgets the key. */
  write: (key: string, text: string | null) => void;
}

/** A browser storage under one prefix. Where it throws (blocked, full), what is written lasts as long as the page. */
export function createStorage(area: () => Storage, prefix: string): TextStorage {
  const memory = new Map<string, string>();
  return {
    read(key) {
      if (memory.has(key)) return memory.get(key) ?? null;
      try {
        return area().getItem(prefix + key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      memory.delete(key);
      try {
        if (text === null) area().removeItem(prefix + key);
        else area().setItem(prefix + key, text);
      } catch {
        if (text !== null) memory.set(key, text);
      }
    },
  };
}
