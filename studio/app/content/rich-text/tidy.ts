import { RICH_TEXT, RICH_TEXT_SYNONYMS } from "@/contract/content/rich-text";

const KNOWN: Record<string, readonly string[]> = RICH_TEXT;
const SYNONYMS: Record<string, string> = RICH_TEXT_SYNONYMS;

/** What comes in under other names, as it is written here: an h1 that is pasted is a heading. */
export function renamed(html: string): string {
  const { body } = parse(html);
  for (const element of body.querySelectorAll(Object.keys(SYNONYMS).join(","))) {
    const name = SYNONYMS[element.localName];
    if (!name) continue;
    const other = body.ownerDocument.createElement(name);
    other.append(...element.childNodes);
    element.replaceWith(other);
  }
  return body.innerHTML;
}

/** The editor's HTML as the site has it: only what the table knows, no paragraph where a line is enough. */
export function tidied(html: string): string {
  const { body } = parse(html);
  for (const element of body.querySelectorAll("*")) keepKnown(element);
  for (const element of body.querySelectorAll("li, td, th")) unwrapOnly(element);
  for (const table of body.querySelectorAll("table")) addHead(table);
  return body.textContent?.trim() === "" && !body.querySelector("img, iframe, table, hr")
    ? ""
    : body.innerHTML;
}

function keepKnown(element: Element): void {
  const known = KNOWN[element.localName];
  if (!known) element.replaceWith(...element.childNodes);
  for (const { name, value } of [...element.attributes])
    if (!known?.includes(name) || isUsual(name, value)) element.removeAttribute(name);
}

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const isUsual = (name: string, value: string) =>
  (/^(colspan|rowspan|start)$/.test(name) && value === "1") || value === "";

/** `<li><p>…</p></li>` is `<li>…</li>`; so is one with a list under its line. */
function unwrapOnly(element: Element): void {
  const [first, ...rest] = element.children;
  if (first?.localName !== "p" || rest.some(({ localName }) => !/^[uo]l$/.test(localName))) return;
  first.replaceWith(...first.childNodes);
}

/** A first row of headings is the table's head. */
function addHead(table: HTMLTableElement): void {
  const [row] = table.rows;
  if (!row || table.tHead || table.rows.length < 2) return;
  if ([...row.cells].every(({ localName }) => localName === "th")) table.createTHead().append(row);
}
