import { styleText } from "node:util";
import { createTwoFilesPatch } from "diff";
import { inOrderOf } from "../../lib/canonical-json";

const CONTEXT_LINES = 3;

/** A unified diff of the configuration, with defaults; empty without a change. */
export function differenceOf(id: string, { before, after }: { before: unknown; after: unknown }): string {
  const lines = (value: unknown) => (value === null ? "" : `${JSON.stringify(value, null, 2)}\n`);
  const [had, has] = [lines(inOrderOf(after, before)), lines(after)];
  if (had === has) return "";
  const options = { context: CONTEXT_LINES };
  return createTwoFilesPatch(`${id} (live)`, `${id} (new)`, had, has, undefined, undefined, options)
    .split("\n")
    .slice(1)
    .map(coloured)
    .join("\n");
}

/** styleText omits colours in files and pipes. */
function coloured(line: string): string {
  if (/^(---|\+\+\+)/.test(line)) return styleText("bold", line);
  if (line.startsWith("+")) return styleText("green", line);
  return line.startsWith("-") ? styleText("red", line) : line;
}
