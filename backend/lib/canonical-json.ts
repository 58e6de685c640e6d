/** JSON with sorted keys: jsonb does not preserve their order. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, (_, inner) => sortKeys(inner));

function sortKeys(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reorders the keys of a value like those of a model; unknown keys come last. */
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
