type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** `/v2/products/:id` and `{ id: 3 }` to `/v2/products/3`. Throws where the path names a value that is not given. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new TypeError(`The path ${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** Lists are joined by commas; what is absent stays out. Sorted, so that equal queries are one cache entry. */
export function toSearchParams(query: Record<string, QueryValue> = {}): URLSearchParams {
  const entries = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : String(value)]);
  return new URLSearchParams(entries.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)));
}
