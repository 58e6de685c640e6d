import { romanize } from "es-hangul";

/** A Korean name as lower-case Latin letters, digits and hyphens: 레이저 토닝, reijeo-toning. */
export const romanise = (name: string): string =>
  romanize(name.normalize("NFC"))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Unique keys for names: duplicates get a number. */
export function keysOf(names: readonly string[], fallback: string): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const base = romanise(name).slice(0, 40).replace(/-$/, "") || fallback;
    let key = base;
    for (let count = 2; taken.has(key); count++) key = `${base}-${count}`;
    taken.add(key);
    return key;
  });
}
