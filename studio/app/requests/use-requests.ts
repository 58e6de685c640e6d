import { useQuery } from "@tanstack/react-query";
import type { StudioResponse } from "@/contract/studio";
import { offerStateOf } from "@/contract/studio/offer-rules";
import { can } from "@/contract/studio/roles";
import { call } from "../api";
import { useClinic } from "../session/use-account";

export type Request = StudioResponse<"GET /studio/:clinic/requests">["rows"][number];

/** What waits for the clinic's yes, longest first. */
export function useRequests() {
  const clinic = useClinic();
  return useQuery({
    queryKey: [clinic.id, "requests"],
    queryFn: () => call("GET /studio/:clinic/requests", { params: { clinic: clinic.id } }),
    enabled: can(clinic, "see-diary"),
  });
}

/** Those that wait for the clinic, not for the visitor's choice; undefined while they are read. */
export const useWaiting = (now: Date): Request[] | undefined =>
  useRequests().data?.rows.filter((row) => offerStateOf(row, now) !== "open");
