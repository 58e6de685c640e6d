import { useQuery } from "@tanstack/react-query";
import { can } from "@/contract/studio/roles";
import { call } from "../api";
import { useClinic } from "../session/use-account";

/** What waits for the clinic's yes, longest first. */
export function useRequests() {
  const clinic = useClinic();
  return useQuery({
    queryKey: [clinic.id, "requests"],
    queryFn: () => call("GET /studio/:clinic/requests", { params: { clinic: clinic.id } }),
    enabled: can(clinic, "see-diary"),
  });
}
