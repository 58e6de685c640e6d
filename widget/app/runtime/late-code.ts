import { queryOptions } from "@tanstack/react-query";
import type { ComponentType } from "react";

/** Code that the first step does without, fetched once; asked for again where it has not come. By name: its path, no two alike. */
export const lateCodeQuery = <Code>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: ["code", name],
    queryFn: load,
    // The browser may have it without a network.
    networkMode: "offlineFirst",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export type LateCode = ReturnType<typeof lateCodeQuery<ComponentType>>;
