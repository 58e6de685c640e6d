/** JSON in one spelling: the database keeps the keys of an object in an order of its own. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, (_, inner) => sortKeys(inner));

function sortKeys(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A value with the keys of its objects in the order that they have in another one; keys that it has not come last. */
export function inOrderOf(model: unknown, value: unknown): unknown {
  if (Array.isArray(value)) {
    const models = Array.isArray(model) ? model : [];
    return value.map((item, index) => inOrderOf(models[index], item));
  }
  if (typeof value !== "object" || value === null) return value;
  const modelEntries: Record<string, unknown> =
    typeof model === "object" && model !== null ? { ...model } : {};
  const order = Object.keys(modelEntries);
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => place(a) - place(b))
      .map(([key, inner]) => [key, inOrderOf(modelEntries[key], inner)]),
  );
}
