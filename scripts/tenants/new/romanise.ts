const FIRST = "g kk n d tt r m b pp s ss  j jj ch k t p h".split(" ");
const MIDDLE = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const LAST = " k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ");
const HANGUL_START = 0xac00;
const HANGUL_END = 0xd7a3;

/** Lower case Latin letters, digits and hyphens for a Korean name, letter by letter: 레이저 토닝, reijeo-toning. */
export function romanise(name: string): string {
  return [...name.normalize("NFC")]
    .map(romaniseLetter)
    .join("")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

function romaniseLetter(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code < HANGUL_START || code > HANGUL_END) return letter;
  const index = code - HANGUL_START;
  const [first, middle, last] = [Math.floor(index / 588), Math.floor((index % 588) / 28), index % 28];
  return `${FIRST[first]}${MIDDLE[middle]}${LAST[last]}`;
}

/** Keys of names, each one once: a second name that would be written alike gets a number. */
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
