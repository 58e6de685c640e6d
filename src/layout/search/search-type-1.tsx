import { SearchHost } from "./search-host";
import type { SearchData } from "./search-props";

/** The header's panel, on phones: it goes to the results also with nothing typed. */
export function SearchType1({ data }: { data: SearchData }) {
  return <SearchHost data={data} layout="phone" />;
}
