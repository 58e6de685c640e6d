export interface SearchAddress {
  /** Trimmed; empty when nothing was asked. */
  keyword: string;
}

const MAX_LENGTH = 100;

/** What `/search?keyword=` asks for. */
export function parseSearchAddress(
  query: Readonly<Record<string, string | string[] | undefined>>,
): SearchAddress {
  const value = query.keyword;
  const text = Array.isArray(value) ? value[0] : value;
  return { keyword: (text ?? "").trim().slice(0, MAX_LENGTH) };
}
