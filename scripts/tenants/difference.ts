import { styleText } from "node:util";
import { createTwoFilesPatch } from "diff";
import { inOrderOf } from "../../backend/tenancy/canonical-json";

const CONTEXT_LINES = 3;

/** What a dry run would change of a partner's configuration, defaults filled in, as a unified diff; empty: nothing. */
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

/** Only where somebody looks: styleText leaves the colours out of a file or a pipe. */
function coloured(line: string): string {
  if (/^(---|\+\+\+)/.test(line)) return styleText("bold", line);
  if (line.startsWith("+")) return styleText("green", line);
  return line.startsWith("-") ? styleText("red", line) : line;
}
