/** What one page load came to, in Lighthouse's mobile preset with throttling really applied: slow 4G, a CPU four times slower. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  interactiveMs: number;
  tbtMs: number;
  cls: number;
  jsKiB: number;
  fontKiB: number;
  totalKiB: number;
  requests: number;
}

/** A page's name and its medians. */
export interface PageRow {
  page: string;
  figures: PageFigures;
}

interface Bar {
  title: string;
  limit: number;
  /** Which side of the limit is good. */
  wants: "at most" | "at least";
  digits?: number;
}

/** The bars that every page of every clinic is held to. */
export const BARS: Record<keyof PageFigures, Bar> = {
  performance: { title: "perf", limit: 95, wants: "at least" },
  accessibility: { title: "a11y", limit: 100, wants: "at least" },
  bestPractices: { title: "best", limit: 100, wants: "at least" },
  seo: { title: "SEO", limit: 100, wants: "at least" },
  fcpMs: { title: "FCP ms", limit: 900, wants: "at most" },
  lcpMs: { title: "LCP ms", limit: 1200, wants: "at most" },
  interactiveMs: { title: "interactive ms", limit: 2600, wants: "at most" },
  tbtMs: { title: "TBT ms", limit: 100, wants: "at most" },
  cls: { title: "CLS", limit: 0.01, wants: "at most", digits: 3 },
  jsKiB: { title: "JS KiB", limit: 150, wants: "at most", digits: 1 },
  fontKiB: { title: "font KiB", limit: 120, wants: "at most", digits: 1 },
  totalKiB: { title: "all KiB", limit: 330, wants: "at most", digits: 1 },
  requests: { title: "requests", limit: 36, wants: "at most" },
};

/** Requests a second of a cached page from one process: five times the public storefronts' (48 to 77). */
export const CACHED_PAGE_MIN_PER_S = 385;

const FIGURES = Object.keys(BARS) as (keyof PageFigures)[];

/** A table with the bars in its first row; a figure beyond its bar carries a mark. */
export function drawTable(rows: PageRow[]): string {
  const head = ["page", ...FIGURES.map((figure) => BARS[figure].title)];
  const bars = [
    "bar",
    ...FIGURES.map((figure) => `${BARS[figure].wants === "at most" ? "≤" : "≥"} ${BARS[figure].limit}`),
  ];
  const body = rows.map(({ page, figures }) => [
    page,
    ...FIGURES.map((figure) => cell(figure, figures[figure])),
  ]);
  return alignColumns([head, bars, ...body]);
}

/** What is compared with other storefronts: less is better in each. */
const COMPARED = ["fcpMs", "lcpMs", "interactiveMs", "jsKiB", "totalKiB"] as const;

/** Each page's figures as multiples of the best that any of the others has. */
export function drawRatios(rows: PageRow[], others: Pick<PageRow, "figures">[]): string {
  const best = (figure: (typeof COMPARED)[number]) =>
    Math.min(...others.map(({ figures }) => figures[figure]));
  return alignColumns([
    ["page", ...COMPARED.map((figure) => BARS[figure].title)],
    ...rows.map(({ page, figures }) => [
      page,
      ...COMPARED.map((figure) => (figures[figure] / best(figure)).toFixed(2)),
    ]),
  ]);
}

/** The first column to the left, all others to the right. */
export function alignColumns(lines: string[][]): string {
  const columns = Math.max(...lines.map((line) => line.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const draw = (line: string[]) =>
    line
      .map((text, column) => (column ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[0] ?? 0)))
      .join("  ")
      .trimEnd();
  return lines.map(draw).join("\n");
}

/** True where a figure is on the good side of its bar. */
export function isWithinBar(figure: keyof PageFigures, value: number): boolean {
  const { limit, wants } = BARS[figure];
  return wants === "at most" ? value <= limit : value >= limit;
}

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export function mediansOf(runs: PageFigures[]): PageFigures {
  const middle = (figure: keyof PageFigures) => median(runs.map((run) => run[figure]));
  return Object.fromEntries(FIGURES.map((figure) => [figure, middle(figure)])) as unknown as PageFigures;
}

function cell(figure: keyof PageFigures, value: number): string {
  return `${value.toFixed(BARS[figure].digits ?? 0)}${isWithinBar(figure, value) ? " " : "!"}`;
}
