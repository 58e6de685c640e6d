import { useSearchParams } from "wouter";
import type { Media } from "@/contract/studio/media";
import { isWanted, type MediaSizeFilter, type MediaUseFilter } from "@/contract/studio/media-shapes";
import { mediaLabels } from "./labels";

interface MediaFilter {
  search: string;
  use: MediaUseFilter;
  size: MediaSizeFilter;
}

export const NO_FILTER: MediaFilter = { search: "", use: "all", size: "any" };

/** What is looked for stands in the address. */
export function useMediaFilter() {
  const [query, setQuery] = useSearchParams();
  const [use, size] = [query.get("use") ?? "", query.get("size") ?? ""];
  const filter: MediaFilter = {
    search: query.get("q") ?? "",
    use: use in mediaLabels.uses ? (use as MediaUseFilter) : "all",
    size: size in mediaLabels.sizes ? (size as MediaSizeFilter) : "any",
  };
  const set = (changes: Partial<MediaFilter>) => {
    const next = { ...filter, ...changes };
    const named = { q: next.search, use: next.use === "all" ? "" : next.use };
    const all = { ...named, size: next.size === "any" ? "" : next.size };
    setQuery(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== "")), { replace: true });
  };
  return { filter, set, query: query.size > 0 ? `?${query}` : "" };
}

export const wantedMedia = (all: Media[], filter: MediaFilter): Media[] =>
  all.filter((media) => isWanted(media, filter));
