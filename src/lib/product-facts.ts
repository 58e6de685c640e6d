interface Fact {
  label: string;
  value: string;
}

const MOST_COLUMNS = 4;

/** The facts that most of the products state, at most four, in the order in which they first come. */
export function factColumns(products: readonly { facts?: readonly Fact[] }[]): string[] {
  const counts = new Map<string, number>();
  for (const { label } of products.flatMap(({ facts = [] }) => facts))
    counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count * 2 > products.length)
    .map(([label]) => label)
    .slice(0, MOST_COLUMNS);
}

/** `수술 시간 50분 · 수면 마취 · 회복 5–7일`: a value that names its label stands alone. */
export function factLine(facts: readonly Fact[]): string {
  return facts.map(({ label, value }) => (value.includes(label) ? value : `${label} ${value}`)).join(" · ");
}
