import { useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { StaffAccount, StaffClinic } from "@/contract/studio/people";
import { call } from "../api";

/** Who is signed in; undefined while it is being asked. */
export function useAccount(): StaffAccount | undefined {
  return useQuery({
    queryKey: ["account"],
    queryFn: async () => (await call("GET /studio/account", {})).row,
    staleTime: 60_000,
  }).data;
}

const ClinicContext = createContext<StaffClinic | null>(null);
export const ClinicProvider = ClinicContext.Provider;

/** The clinic of the address, with the account's role there. */
export function useClinic(): StaffClinic {
  const clinic = useContext(ClinicContext);
  if (!clinic) throw new Error("useClinic is for screens of a clinic");
  return clinic;
}
