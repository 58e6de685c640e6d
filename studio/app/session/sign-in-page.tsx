import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import type { StaffAccount } from "@/contract/studio/people";
import { call } from "../api";
import { labels } from "../labels";
import { tellUnlocked } from "../lock/lock";
import { setLocked } from "../lock/locked";
import { Door } from "./door";
import { accountLabels } from "./labels";
import { hasPasskeys, passkeyName } from "./passkey";
import { MakePasskey } from "./passkey-offer";
import { SignInForms } from "./sign-in-forms";

/** An address of this app alone: what stands in the query came from outside. */
const safePath = (path: string | null) => (path && /^\/(?![/\\])/.test(path) ? path : "/");

/** By passkey first, by SMS second; who came by SMS and has no passkey is offered one. */
export function SignInPage() {
  const [offered, setOffered] = useState<StaffAccount | null>(null);
  const client = useQueryClient();
  const [, go] = useLocation();
  const [query] = useSearchParams();
  const goOn = () => go(safePath(query.get("to")), { replace: true });
  const letIn = (account: StaffAccount) => {
    client.clear();
    client.setQueryData(["account"], account);
    tellUnlocked(account);
    setLocked(false);
  };
  if (offered)
    return (
      <Door title={accountLabels.offer} hint={accountLabels.offerHint}>
        <MakePasskey account={offered} onMade={goOn} />
        <button type="button" className="btn bare" onClick={goOn}>
          {accountLabels.later}
        </button>
      </Door>
    );
  const name = passkeyName();
  return (
    <Door
      title={name ? accountLabels.back : labels.signIn.title}
      hint={name ? accountLabels.hasPasskey(name) : labels.signIn.hint}
    >
      <SignInForms
        passkeyLabel={name ? accountLabels.passkeyAs(name) : accountLabels.passkeySignIn}
        onIn={(account) => {
          letIn(account);
          goOn();
        }}
        onInByCode={async (account) => {
          letIn(account);
          if ((await lacksPasskey()) && hasPasskeys()) setOffered(account);
          else goOn();
        }}
      />
      {safePath(query.get("to")) !== "/" && <p className="note calm">{accountLabels.leadsBack}</p>}
      {hasPasskeys() && <p className="t5">{accountLabels.afterSms}</p>}
    </Door>
  );
}

const lacksPasskey = async () => (await call("GET /studio/account/passkeys", {})).count === 0;
