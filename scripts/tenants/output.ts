/** What is being done, for whoever waits; standard output is the result's alone. */
export const sayProgress = (line: string): void => console.error(`… ${line}`);

/** The whole result for a program, as one JSON document. */
export const printJson = (result: unknown): void => console.log(JSON.stringify(result, null, 2));

/** An instant in ISO's spelling, as people at the clinics read it. */
export const localTime = (iso: string): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: "Asia/Seoul" }).format(
    new Date(iso),
  );

/** Columns as wide as their widest cell. A Hangul syllable is two columns wide. */
export function printTable(rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => width(row[column] ?? ""))));
  for (const row of rows) {
    const cells = row.map(
      (cell, column) => cell + " ".repeat(Math.max(0, (widths[column] ?? 0) - width(cell))),
    );
    console.log(cells.join("  ").trimEnd());
  }
}

const width = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character >= "ᄀ" ? 2 : 1), 0);
