import { readFileSync } from "node:fs";
import ts from "typescript";
import { ATTRIBUTION_KEYS } from "../src/contract/api/attribution-keys";
import { WIDGET_FAILURES, WIDGET_LANGUAGES } from "../src/contract/widget/messages";

const SOURCES = ["messages.ts", "loader-api.ts"];
const CONTRACT = new URL("../src/contract/widget/", import.meta.url);
const HEAD = `// The types of the booking widget's loader: put this file anywhere among your sources.
// \`window.ClinicWidget\` is then known; types can be imported from it as well.
`;

const union = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(" | ");
const LISTS: Record<string, readonly string[]> = { WIDGET_FAILURES, WIDGET_LANGUAGES };
/** What the contract takes from schemas, written out. */
const FROM_SCHEMAS = {
  Attribution: `/** Where the visitor came from; at most 200 characters each. */
export type Attribution = Partial<Record<${union(ATTRIBUTION_KEYS)}, string>>;`,
  ReservationKind: `export type ReservationKind = "visit" | "treatment";`,
};

interface Declaration {
  text: string;
  /** Every name that it mentions. */
  names: string[];
}

/** One declaration file, without imports, of everything that `window.ClinicWidget` mentions; docstrings and all. */
export function makeLoaderTypes(): string {
  const declarations = new Map<string, Declaration>(
    Object.entries(FROM_SCHEMAS).map(([name, text]) => [name, { text, names: [] }]),
  );
  for (const name of SOURCES) readDeclarations(name, declarations);
  const wanted = new Set(["global"]);
  for (const name of wanted) for (const next of declarations.get(name)?.names ?? []) wanted.add(next);
  const kept = [...declarations].filter(([name]) => wanted.has(name)).map(([, { text }]) => text);
  return `${[HEAD, ...kept].join("\n\n")}\n`;
}

function readDeclarations(fileName: string, into: Map<string, Declaration>): void {
  const source = readFileSync(new URL(fileName, CONTRACT), "utf8");
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  for (const statement of file.statements) {
    const isDeclaration =
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isModuleDeclaration(statement);
    if (isDeclaration)
      into.set(statement.name.text, {
        text: withoutLists(statement.getFullText().trim()),
        names: namesIn(statement),
      });
  }
}

/** A type taken from a list of values, as the union that it is. */
const withoutLists = (text: string) =>
  text.replace(/\(typeof (\w+)\)\[number\]/g, (whole, name: string) => {
    const values = LISTS[name];
    return values ? union(values) : whole;
  });

function namesIn(node: ts.Node): string[] {
  const own = ts.isIdentifier(node) ? [node.text] : [];
  return [...own, ...node.getChildren().flatMap(namesIn)];
}
