import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import type { Customer } from "@/contract/api/auth-and-customer";
import { Skeleton } from "@/ui/skeleton";
import { useWords } from "../../data/use-words";
import { Heading } from "../../parts/heading";
import { QueryState } from "../../parts/query-state";
import { TabScreen } from "../../parts/tab-screen";
import { useRuntime } from "../../runtime/runtime-context";
import { tokenAtom } from "../../state/session";
import { SignInForm } from "../sign-in/sign-in-screen";
import { AccountActions } from "./account-actions";
import { MarketingPart } from "./marketing-part";
import { MembershipPart } from "./membership-part";
import { PersonalData } from "./personal-data";
import { PhonePart } from "./phone-part";

/** What the clinic keeps of a customer, and what they can change of it. */
export function ProfileScreen() {
  const { profile: words } = useWords().people;
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  return (
    <TabScreen title={words.title} backTo="myPage">
      {isSignedIn ? <Profile /> : <SignInForm />}
    </TabScreen>
  );
}

function Profile() {
  const { profile: words } = useWords().people;
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
