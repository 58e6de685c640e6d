import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, failureText } from "../api";
import { useClinic } from "../session/use-account";
import { useToast } from "../ui/toast";

/** Found by these words; without any, who comes next or was here lately. */
export function useCustomers(search: string) {
  const clinic = useClinic();
  return useQuery({
    queryKey: [clinic.id, "customers", "list", search],
    queryFn: () =>
      call("GET /studio/:clinic/customers", { params: { clinic: clinic.id }, query: { search } }),
    placeholderData: keepPreviousData,
  });
}

export function useCustomerCard(id: number) {
  const clinic = useClinic();
  return useQuery({
    queryKey: [clinic.id, "customers", "card", id],
    queryFn: () => call("GET /studio/:clinic/customers/:id", { params: { clinic: clinic.id, id } }),
  });
}

/** A change of a customer: what was read about them is read again, and a refusal says why. */
export function useCustomerChange<Input, Answer>(
  change: (clinic: string, input: Input) => Promise<Answer>,
  onDone?: (answer: Answer, input: Input) => void,
) {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (input: Input) => change(clinic.id, input),
    onSuccess: (answer, input) => onDone?.(answer, input),
    onError: (error) => toast({ text: failureText(error), isBad: true }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [clinic.id] });
    },
  });
}
