import { useAtomValue } from "jotai";
import { useAllWords } from "../../data/use-all-words";
import { useCustomer } from "../../data/use-customer";
import { Heading } from "../../parts/heading";
import { TabScreen } from "../../parts/tab-screen";
import { tokenAtom } from "../../state/session";
import { SignInForm } from "../sign-in/sign-in-screen";
import { MyPageMenu } from "./my-page-menu";
import { NextReservation } from "./next-reservation";

/** All that is the visitor's own; without a session the visitor signs in right here. */
export function MyPageScreen() {
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  return <TabScreen hasSession={!isSignedIn}>{isSignedIn ? <MyPage /> : <Stranger />}</TabScreen>;
}

function MyPage() {
  const { myPage: words } = useAllWords();
  const { customer } = useCustomer();
  return (
    <>
      <Heading>{customer ? words.greeting(customer.name) : words.title}</Heading>
      <NextReservation />
      <MyPageMenu />
    </>
  );
}

/** What a guest looked at is theirs without a name. */
function Stranger() {
  return (
    <>
      <SignInForm />
      <MyPageMenu />
    </>
  );
}
