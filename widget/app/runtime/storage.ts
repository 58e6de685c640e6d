export interface TextStorage {
  read: (key: string) => string | null;
  /** Null forgets the key. */
  write: (key: string, text: string | null) => void;
  /** Hears what other tabs write to a key; null: they have forgotten it. */
  watch: (key: string, onChange: (text: string | null) => void) => void;
}

/** A storage of which another keeps the whole. */
export interface KeptStorage extends TextStorage {
  /** Takes up the whole as it is now: another tab may have written to it. */
  take: (kept: string | undefined) => void;
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
    watch(key, onChange) {
      window.addEventListener("storage", (event) => {
        if (event.key === prefix + key) onChange(event.newValue);
        // All of it was cleared.
        else if (event.key === null) onChange(null);
      });
    },
  };
}

/** False where the browser closes the storage to this page, as it may to a foreign iframe. */
export function isOpen(area: () => Storage): boolean {
  try {
    area();
    return true;
  } catch {
    return false;
  }
}

/** A storage that somebody else keeps: begins with what was kept, hands the whole over at every change. */
export function createKeptStorage(kept: string | undefined, keep: (text: string) => void): KeptStorage {
  let texts = new Map(Object.entries(parseTexts(kept)));
  let seen = kept;
  const watched = new Map<string, (text: string | null) => void>();
  return {
    read: (key) => texts.get(key) ?? null,
    write(key, text) {
      if (text === null) texts.delete(key);
      else texts.set(key, text);
      keep(JSON.stringify(Object.fromEntries(texts)));
    },
    watch: (key, onChange) => void watched.set(key, onChange),
    take(changed) {
      // A repeated introduction may have left the page before what was written here reached it.
      if (changed === seen) return;
      seen = changed;
      const before = texts;
      texts = new Map(Object.entries(parseTexts(changed)));
      for (const [key, onChange] of watched) {
        const text = texts.get(key) ?? null;
        if (text !== (before.get(key) ?? null)) onChange(text);
      }
    },
  };
}

function parseTexts(kept: string | undefined): Record<string, string> {
  try {
    const value: unknown = JSON.parse(kept ?? "{}");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === "string"));
  } catch {
    return {};
  }
}
