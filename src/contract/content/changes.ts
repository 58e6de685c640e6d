/** One field of a thing before and after; null: it was not there. */
export interface FieldChange {
  /** `name`, `options.12.price`, `gallery.0.alt`. */
  field: string;
  before: string | null;
  after: string | null;
}

const LONGEST = 300;

/** What differs between two bodies of a thing, field by field in the order of the form. */
export function changesBetween(before: object | null, after: object | null): FieldChange[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((field) => {
    const [from, to] = [old.get(field) ?? null, now.get(field) ?? null];
    return from === to ? [] : [{ field, before: shorten(from), after: shorten(to) }];
  });
}

/** The texts of a value by their path. Items of a list are named by their id where they have one. */
function leavesOf(value: unknown, path = "", leaves = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return leaves;
  if (typeof value !== "object") return leaves.set(path, textOf(value, path));
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) {
    if (value.length > 0) leaves.set(path, value.join(", "));
    return leaves;
  }
  const entries = Array.isArray(value)
    ? value.map((item, index) => [nameOf(item) ?? String(index), item] as const)
    : Object.entries(value);
  for (const [key, inner] of entries) leavesOf(inner, path ? `${path}.${key}` : key, leaves);
  return leaves;
}

function nameOf(item: object): string | null {
  if ("id" in item && item.id) return String(item.id);
  return "optionId" in item && item.optionId ? String(item.optionId) : null;
}

const textOf = (value: unknown, path: string): string =>
  /html$/i.test(path) ? plainText(String(value)) : String(value);

/** HTML as it reads. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const shorten = (text: string | null): string | null =>
  text !== null && text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;

const LABEL_FIELDS = ["name", "title", "termTitle", "question", "authorName", "of"] as const;

/** How people call a thing; empty for parts of the site, whose kind names them. */
export function labelOf(body: object): string {
  const fields = body as Partial<Record<(typeof LABEL_FIELDS)[number], unknown>>;
  const label = LABEL_FIELDS.map((field) => fields[field]).find((value) => typeof value === "string");
  if (label) return String(label).replace(/\s+/g, " ").trim();
  const items = (body as { popupItems?: { title: string }[] }).popupItems;
  return items?.[0]?.title ?? "";
}
