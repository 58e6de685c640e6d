import { BARS, type PageRow } from "./bars";

/** Drawn over one another, the longest first. */
const MOMENTS = [
  { figure: "interactiveMs", fill: "#dbe4ee" },
  { figure: "lcpMs", fill: "#7f9cbd" },
  { figure: "fcpMs", fill: "#1f3b5c" },
] as const;

const WIDTH = 760;
const LEFT = 150;
const RIGHT = 60;
const HEAD = 56;
const ROW = 26;
const BAR = 14;

/** When each page shows something, shows its largest part and can be used, in ms from the left, with the bars as lines: an SVG. */
export function drawChart(rows: readonly PageRow[]): string {
  const longestMs = Math.max(BARS.interactiveMs.limit, ...rows.map(({ figures }) => figures.interactiveMs));
  const widthOf = (ms: number) => Math.round((ms / longestMs) * (WIDTH - LEFT - RIGHT));
  const height = HEAD + rows.length * ROW + 8;
  const legend = MOMENTS.toReversed().map(
    ({ figure, fill }, place) =>
      `<rect x="${LEFT + place * 150}" y="10" width="12" height="12" fill="${fill}"/>${textAt(
        LEFT + place * 150 + 18,
        20,
        `${BARS[figure].title} (≤ ${BARS[figure].limit})`,
      )}`,
  );
  const limits = MOMENTS.map(({ figure }) => {
    const x = LEFT + widthOf(BARS[figure].limit);
    return `<path d="M${x} ${HEAD - 16}V${height - 6}" stroke="#b3261e" stroke-dasharray="3 3"/>`;
  });
  const pages = rows.map(({ page, figures }, place) => {
    const y = HEAD + place * ROW;
    const bars = MOMENTS.map(
      ({ figure, fill }) =>
        `<rect x="${LEFT}" y="${y}" width="${widthOf(figures[figure])}" height="${BAR}" fill="${fill}"/>`,
    );
    const end = LEFT + widthOf(figures.interactiveMs) + 6;
    return [textAt(8, y + 12, page), ...bars, textAt(end, y + 12, Math.round(figures.interactiveMs))].join(
      "",
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="First paint, largest paint and interactive of each page, in ms">
<rect width="100%" height="100%" fill="#fff"/>
${[...legend, ...pages, ...limits].join("\n")}
</svg>
`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const textAt = (x: number, y: number, text: string | number) =>
  `<text x="${x}" y="${y}" fill="#1c1c1c">${String(text).replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? "")}</text>`;
