import { useQuery } from "@tanstack/react-query";
import { useRuntime } from "../runtime/runtime-context";

/** The terms that a reservation asks agreement to. */
export function useTerms() {
  const { api } = useRuntime();
  return useQuery(api.query("GET /terms", { query: { target: "CUSTOMER" } }));
}

/** A term's current text; asked for once it is to be read. */
export function useTermText(id: number, isWanted: boolean) {
  const { api } = useRuntime();
  return useQuery({
    ...api.query("GET /terms/:id/terms-histories/current", { params: { id } }),
    enabled: isWanted,
  });
}
