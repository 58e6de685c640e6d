import type { Customer } from "@/contract/api/auth-and-customer";
import { clinicTime } from "@/lib/clinic-time";
import { useWords } from "../../data/use-words";
import { dayText } from "../../identity/person-facts";
import { Note } from "../../parts/note";
import { SubHead } from "../../parts/sub-head";
import { Switch } from "../../parts/switch";
import { useMarketing } from "./use-marketing";

/** Whether the clinic may send news and offers, and since when. */
export function MarketingPart({ customer }: { customer: Customer }) {
  const { marketing: words, facts } = useWords().people;
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
