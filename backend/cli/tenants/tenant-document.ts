import { readFile, rename, writeFile } from "node:fs/promises";
import { isMissing } from "../../lib/read-json";
import { tenantFile } from "../../tenancy/tenant-files";
import { CommandError } from "./command-error";

const LINE_WIDTH = 110;
/** JSON's own tokens: strings, punctuation, and the rest. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** A tenant's file as text and as parsed JSON. */
export interface TenantDocument {
  file: string;
  text: string;
  value: Record<string, unknown>;
}

/** Throws CommandError for a missing file or one that is no JSON object. */
export async function readDocument(folder: string, id: string): Promise<TenantDocument> {
  const file = tenantFile(folder, id);
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw isMissing(error) ? new CommandError(`${file}: there is no such file`) : error;
  });
  return { file, text, value: parse(text, file) };
}

/** Replaces first-level fields; all other lines keep their formatting. */
export function changeDocument(document: TenantDocument, fields: Record<string, unknown>): TenantDocument {
  const text = Object.entries(fields).reduce(
    (changed, [field, value]) => setField(changed, field, value),
    document.text,
  );
  return { ...document, text, value: parse(text, document.file) };
}

/** Atomic: writes another file and renames it. */
export async function writeDocument({ file, text }: TenantDocument): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
}

function parse(text: string, file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch (error) {
    throw new CommandError(`${file}: not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
  throw new CommandError(`${file}: it is no JSON object`);
}

function setField(text: string, field: string, value: unknown): string {
  const range = findValue(text, field);
  if (range) return text.slice(0, range.from) + format(field, value) + text.slice(range.to);
  // After the id, which is first in every file.
  const { to } = findValue(text, "id") ?? { to: text.indexOf("{") + 1 };
  return `${text.slice(0, to)},\n  ${JSON.stringify(field)}: ${format(field, value)}${text.slice(to)}`;
}

/** The position of a first-level field's value in valid JSON. */
function findValue(text: string, field: string): { from: number; to: number } | null {
  const tokens = Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => ({ token, index }));
  // After the opening brace: name, colon, value, comma.
  for (let at = 1; at < tokens.length; ) {
    const first = at + 2;
    const last = endOfValue(tokens, first);
    const [from, to] = [tokens[first], tokens[last]];
    if (tokens[at]?.token === JSON.stringify(field) && from && to)
      return { from: from.index, to: to.index + to.token.length };
    at = last + 2;
  }
  return null;
}

/** The index of the last token of the value that starts at `first`. */
function endOfValue(tokens: { token: string }[], first: number): number {
  let depth = 0;
  for (let at = first; at < tokens.length; at += 1) {
    const { token = "" } = tokens[at] ?? {};
    if (token === "{" || token === "[") depth += 1;
    if (token === "}" || token === "]") depth -= 1;
    if (depth <= 0) return at;
  }
  return tokens.length;
}

/** On one line if it fits. */
function format(field: string, value: unknown): string {
  const inOneLine = JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, " ")
    .replace(/\[ /g, "[")
    .replace(/ \]/g, "]");
  const isShort = `  "${field}": ${inOneLine},`.length <= LINE_WIDTH;
  return isShort ? inOneLine : JSON.stringify(value, null, 2).replace(/\n/g, "\n  ");
}
