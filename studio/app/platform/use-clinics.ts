import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StudioInput } from "@/contract/studio";
import { CLINICS_PAGE_SIZE } from "@/contract/studio/platform";
import { call } from "../api";

export type ClinicsQuery = Required<StudioInput<"GET /studio/platform/clinics">["query"]>;
type BulkBody = StudioInput<"POST /studio/platform/bulk-changes">["body"];
export type BulkWish = Pick<BulkBody, "change" | "reason">;

const KEY = ["platform", "clinics"];

export const useClinics = (query: ClinicsQuery) =>
  useQuery({
    queryKey: [...KEY, query],
    queryFn: () => call("GET /studio/platform/clinics", { query }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** Every clinic that a filter and a search find, page by page. */
export async function findAllClinics({ filter, search }: ClinicsQuery): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { rows, count } = await call("GET /studio/platform/clinics", { query: { filter, search, page } });
    ids.push(...rows.map(({ id }) => id));
    if (rows.length < CLINICS_PAGE_SIZE || ids.length >= count) return ids;
  }
}

/** Opens a clinic as its agency; `onOpen` once the account knows. */
export function useVisit(clinic: string, onOpen: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call("POST /studio/platform/clinics/:clinic/visit", { params: { clinic }, body: { reason } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["account"] });
      onOpen();
    },
  });
}

/** So many clinics in one call: each takes a moment of the database. */
const BATCH = 25;

/** Tries a change at many clinics, or makes it drafts there, batch by batch. */
export function useBulkChange(onProgress: (done: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ clinics, isTrial, ...wish }: BulkWish & { clinics: string[]; isTrial: boolean }) => {
      const rows = [];
      for (let from = 0; from < clinics.length; from += BATCH) {
        const body = { ...wish, isTrial, clinics: clinics.slice(from, from + BATCH) };
        rows.push(...(await call("POST /studio/platform/bulk-changes", { body })).rows);
        onProgress(rows.length);
      }
      return { rows, isTrial };
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
