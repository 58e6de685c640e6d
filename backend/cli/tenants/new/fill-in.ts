const HTML_ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => HTML_ENTITIES[sign] ?? sign);

/** Replaces every `{{name}}` in a part of a template; values are escaped in HTML fields. */
export function fillIn<Part>(part: Part, words: Record<string, string>): Part {
  return fill(part, "", words) as Part;
}

function fill(value: unknown, key: string, words: Record<string, string>): unknown {
  if (typeof value === "string") {
    const isHtml = /html$/i.test(key);
    return value.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const word = words[name];
      if (word === undefined) throw new Error(`Unknown template variable {{${name}}}`);
      return isHtml ? escapeHtml(word) : word;
    });
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, key, words));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner, name, words)]));
}
