import { useMutation } from "@tanstack/react-query";
import type { Customer } from "@/contract/api/auth-and-customer";
import { clinicTime } from "@/lib/clinic-time";
import { useAllWords } from "../../data/use-all-words";
import { useTask } from "../../data/use-task";
import { dayText } from "../../identity/person-facts";
import { Note } from "../../parts/note";
import { SubHead } from "../../parts/sub-head";
import { Switch } from "../../parts/switch";
import { keepCustomer } from "../../runtime/begin-session";
import { useRuntime } from "../../runtime/runtime-context";

/** Whether the clinic may send news and offers, and since when. */
export function MarketingPart({ customer }: { customer: Customer }) {
  const { marketing: words, facts } = useAllWords().people;
  const { isMarketingReceivable: isOn, marketingChangedAt: changedAt } = customer;
  const { choose, isFailed } = useMarketing();
  const day = changedAt && dayText(clinicTime(changedAt).date, facts);
  return (
    <section aria-labelledby="profile-marketing">
      <SubHead id="profile-marketing">{words.title}</SubHead>
      <div className="border-line-strong border-t border-b border-b-line py-1">
        <Switch
          checked={isOn}
          aria-describedby="profile-marketing-since"
          onChange={(event) => choose(event.target.checked)}
        >
          {words.label}
        </Switch>
        <p id="profile-marketing-since" className="pb-3 text-b6 text-ink-3">
          {day ? (isOn ? words.agreedOn(day) : words.refusedOn(day)) : words.unsaid}
        </p>
      </div>
      {isFailed && <Note>{words.failed}</Note>}
    </section>
  );
}

/** Chooses at once what the screen shows; what the server does not take is as it was before. */
function useMarketing() {
  const { marketing: words, facts } = useAllWords().people;
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
      // The customer is told the outcome of agreeing or refusing (Network Act, article 50).
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
