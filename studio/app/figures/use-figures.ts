import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { FigurePeriod } from "@/contract/studio/figures";
import { call } from "../api";
import { useClinic } from "../session/use-account";

/** Not made stale by the stream: a year is counted again, and one booking more tells nothing. */
const READ_EVERY_MS = 300_000;

export function useFigures(period: FigurePeriod) {
  const clinic = useClinic();
  return useQuery({
    queryKey: ["figures", clinic.id, period],
    queryFn: async () =>
      (await call("GET /studio/:clinic/figures", { params: { clinic: clinic.id }, query: { period } })).row,
    placeholderData: keepPreviousData,
    refetchInterval: READ_EVERY_MS,
    staleTime: READ_EVERY_MS,
  });
}
