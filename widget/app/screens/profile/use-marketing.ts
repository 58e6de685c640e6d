import { useMutation } from "@tanstack/react-query";
import { clinicTime } from "@/lib/clinic-time";
import { useTask } from "../../data/use-task";
import { useWords } from "../../data/use-words";
import { dayText } from "../../identity/person-facts";
import { useRuntime } from "../../runtime/runtime-context";
import { keepCustomer } from "../../runtime/session";

/** Chooses at once what the screen shows; what the server does not take is as it was before. */
export function useMarketing() {
  const { marketing: words, facts } = useWords().people;
  const runtime = useRuntime();
  const { api, queryClient, showToast, now } = runtime;
  const { queryKey } = api.query("GET /customers/this");

  const { mutateAsync, isError } = useMutation({
    ...api.mutation("PUT /customers/this/marketing-receivable"),
    async onMutate({ body: { isMarketingReceivable } }) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      const marketingChangedAt = new Date(now()).toISOString();
      if (before) keepCustomer(runtime, { ...before.row, isMarketingReceivable, marketingChangedAt });
      return { before };
    },
    onSuccess({ row }) {
      keepCustomer(runtime, row);
      const day = dayText(clinicTime(row.marketingChangedAt ?? now()).date, facts);
      // Whoever agrees or refuses is to be told what came of it (Network Act, article 50).
      showToast(row.isMarketingReceivable ? words.agreed(day) : words.refused(day), "success");
    },
    onError: (_error, _input, context) =>
      context?.before && queryClient.setQueryData(queryKey, context.before),
  });
  const choosing = useTask((isMarketingReceivable: boolean) =>
    mutateAsync({ body: { isMarketingReceivable } }),
  );
  return { isFailed: isError, choose: choosing.run };
}
