import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ClinicStaff } from "@/contract/studio/staff";
import { call, failureText } from "../api";
import { useClinic } from "../session/use-account";
import { useToast } from "../ui/toast";

export function useStaff() {
  const clinic = useClinic();
  return useQuery({
    queryKey: [clinic.id, "staff"],
    queryFn: async () => (await call("GET /studio/:clinic/staff", { params: { clinic: clinic.id } })).row,
  });
}

/**
 * A change of the clinic's people, which answers them all; `textOf` says what was done. `isFailureShown`: a dialog that
 * stays open says why it was not.
 */
export function useStaffChange<Input, Row extends ClinicStaff>(
  work: (clinic: string, input: Input) => Promise<{ row: Row }>,
  textOf: (input: Input, row: Row) => string,
  onDone: () => void = () => undefined,
  { isFailureShown = false } = {},
) {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (input: Input) => work(clinic.id, input),
    onSuccess: ({ row }, input) => {
      client.setQueryData<ClinicStaff>([clinic.id, "staff"], row);
      toast({ text: textOf(input, row) });
      onDone();
    },
    onError: (error) => {
      if (!isFailureShown) toast({ text: failureText(error), isBad: true });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: [clinic.id, "staff"] }),
  });
}
