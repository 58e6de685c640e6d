import { queryOptions } from "@tanstack/react-query";
import { createQueryClient } from "@/api/query-client";
import { showToast } from "@/state/toast";
import type { AskedPopups } from "./load-popups";

/** Popups are public, so a refused call ends no session. */
export const popupQueryClient = () => createQueryClient({ showMessage: showToast, endSession: () => false });

/** Spec §7: the query's name is 'popups'; no retries, and no refetch on focus. */
export const popupsQuery = (asked: AskedPopups) =>
  queryOptions({
    queryKey: ["popups"],
    queryFn: () => asked,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
