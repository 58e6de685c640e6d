/** To standard error: standard output is for the result. */
export const printProgress = (line: string): void => console.error(`… ${line}`);

export const printJson = (result: unknown): void => console.log(JSON.stringify(result, null, 2));

/** An ISO instant in the clinic's zone. */
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
