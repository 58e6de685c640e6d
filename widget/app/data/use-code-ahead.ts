import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { whenIdle } from "@/lib/when-idle";
import type { LateCode } from "../runtime/late-code";
import { useRuntime } from "../runtime/runtime-context";

/**
 * Fetches code ahead of its use, once for each list: at an idle moment, when the screen that is shown has its data. On a
 * slow line it would come in the way of that.
 */
export function useCodeAhead(codes: readonly LateCode[] | undefined): void {
  const { queryClient } = useRuntime();
  const isWaiting = useIsFetching() > 0;
  const asked = useRef<readonly LateCode[]>(undefined);
  useEffect(() => {
    if (isWaiting || !codes || codes === asked.current) return;
    whenIdle(() => {
      // A screen asks for its data after it was first drawn; when that has come, this runs again.
      if (queryClient.isFetching() > 0 || codes === asked.current) return;
      asked.current = codes;
      for (const code of codes) void queryClient.prefetchQuery(code);
    });
  }, [isWaiting, codes, queryClient]);
}
