import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import type { Customer } from "@/contract/api/auth-and-customer";
import { Skeleton } from "@/ui/skeleton";
import { useAllWords } from "../../data/use-all-words";
import { VerifyIdentity } from "../../identity/verify-identity";
import { Heading } from "../../parts/heading";
import { QueryState } from "../../parts/query-state";
import { SubHead } from "../../parts/sub-head";
import { TabScreen } from "../../parts/tab-screen";
import { useRuntime } from "../../runtime/runtime-context";
import { tokenAtom } from "../../state/session";
import { SignInForm } from "../sign-in/sign-in-screen";
import { AccountActions } from "./account-actions";
import { MarketingPart } from "./marketing-part";
import { PersonalData } from "./personal-data";
import { PhonePart } from "./phone-part";

/** What the clinic keeps of a customer, and what they can change of it. */
export function ProfileScreen() {
  const { profile: words } = useAllWords().people;
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  return (
    <TabScreen title={words.title} backTo="myPage">
      {isSignedIn ? <Profile /> : <SignInForm />}
    </TabScreen>
  );
}

function Profile() {
  const { profile: words } = useAllWords().people;
  const query = useQuery(useRuntime().api.query("GET /customers/this"));
  return (
    <>
      <Heading>{words.question}</Heading>
      <QueryState query={query} skeleton={<Skeleton className="mt-6 h-80" />}>
        {({ row }) => <Parts customer={row} />}
      </QueryState>
    </>
  );
}

function Parts({ customer }: { customer: Customer }) {
  return (
    <>
      {!customer.isRegular && <MembershipPart />}
      <PersonalData key={customer.id} customer={customer} />
      <PhonePart customer={customer} />
      <MarketingPart customer={customer} />
      <AccountActions />
    </>
  );
}

/** What being a member brings a guest, and the way to be one. */
function MembershipPart() {
  const { membership: words } = useAllWords().people;
  return (
    <section aria-labelledby="profile-membership">
      <SubHead id="profile-membership">{words.title}</SubHead>
      <p className="text-b5 text-ink-2">{words.description}</p>
      <ul className="mt-3 mb-5 border-line-strong border-t">
        {words.benefits.map((benefit) => (
          <li key={benefit} className="border-line border-b py-3 text-label2">
            {benefit}
          </li>
        ))}
      </ul>
      <VerifyIdentity look="line">{words.verify}</VerifyIdentity>
    </section>
  );
}
