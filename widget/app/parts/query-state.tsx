import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Blank } from "@/ui/blank";
import { useWords } from "../data/use-words";
import { LineButton } from "./line-button";

interface QueryStateProps<Data> {
  query: Pick<UseQueryResult<Data>, "data" | "isError" | "refetch">;
  /** The waiting shape. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query has: its data, its waiting shape, or words and a way to try again. Data on screen outlives a failed refresh. */
export function QueryState<Data>({ query, skeleton, children }: QueryStateProps<Data>) {
  const { loading, loadFailed, retry } = useWords();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError)
    return (
      <div aria-busy="true">
        <span className="sr-only">{loading}</span>
        {skeleton}
      </div>
    );
  return (
    <Blank {...loadFailed}>
      <LineButton size="small" onClick={() => void query.refetch()}>
        {retry}
      </LineButton>
    </Blank>
  );
}
