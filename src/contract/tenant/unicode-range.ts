/** The value of CSS's `unicode-range` for these characters. */
export function unicodeRange(characters: Iterable<string>): string {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0);
  const spans: [number, number][] = [];
  for (const point of points.sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else spans.push([point, point]);
  }
  return spans
    .map(([first, last]) => `U+${first.toString(16)}${first === last ? "" : `-${last.toString(16)}`}`)
    .join(",");
}
