const TAG_OR_END = /<[^>]*>|[.!?\n。]+/;
const CHANGING = /취소|변경|바꾸|바꿀|cancel|change|reschedul/i;
/** "24 hours before" as notices write it. */
const HOURS_BEFORE = /(\d+)\s*(?:시간\s*(?:이전|전)|hours?\b)/gi;
const DAY_BEFORE = /하루\s*전|전날/;

/** Texts that state another deadline for changes or cancellations than the setting. */
export function otherChangeHours(value: unknown, hours: number, path = ""): { path: string; said: number }[] {
  if (typeof value === "string") {
    const said = value
      .split(TAG_OR_END)
      .filter((part) => CHANGING.test(part))
      .flatMap(hoursIn);
    return [...new Set(said)].filter((each) => each !== hours).map((each) => ({ path, said: each }));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    otherChangeHours(inner, hours, path ? `${path}.${key}` : key),
  );
}

function hoursIn(sentence: string): number[] {
  const hours = [...sentence.matchAll(HOURS_BEFORE)].map(([, number]) => Number(number));
  return DAY_BEFORE.test(sentence) ? [...hours, 24] : hours;
}
