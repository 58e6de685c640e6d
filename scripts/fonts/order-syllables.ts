const SYLLABLE = /[가-힣]/g;

interface Texts {
  /** Of the labels: they stand on every clinic's pages, and in the widget. */
  labels: string;
  /** Of each clinic, the texts of its pages. */
  clinics: string[][];
}

/**
 * Syllables in the order in which they earn their bytes in the base file: those of labels, then by the share of each
 * clinic's pages that show them. How often a page repeats one does not count: a page with one syllable missing is as
 * broken as a page with ten. Those that no page shows follow by how common they are.
 */
export function orderSyllables(
  { labels, clinics }: Texts,
  byFrequency: string[],
  common: Set<string>,
): string[] {
  const score = new Map(
    byFrequency.map((syllable, rank) => [
      syllable,
      0.1 * Math.exp(-rank / 300) + (common.has(syllable) ? 0.02 : 0),
    ]),
  );
  const add = (text: string, points: number) => {
    for (const syllable of new Set(text.match(SYLLABLE)))
      score.set(syllable, (score.get(syllable) ?? 0) + points);
  };
  for (const pages of clinics) for (const page of pages) add(page, 1 / pages.length / clinics.length);
  add(labels, 2);
  return [...score].sort(([, a], [, b]) => b - a).map(([syllable]) => syllable);
}
