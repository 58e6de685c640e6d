import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { labels } from "../labels";

type List = Pick<UseInfiniteQueryResult, "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;

/** Below a list that goes on: reads its next page. */
export const MoreButton = ({ list }: { list: List }) =>
  list.hasNextPage && (
    <button
      type="button"
      className="btn line more"
      disabled={list.isFetchingNextPage}
      onClick={() => list.fetchNextPage()}
    >
      {labels.moreRows}
    </button>
  );
