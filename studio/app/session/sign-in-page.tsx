import FingerprintIcon from "@lucide/icons/icons/fingerprint-pattern";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import type { StaffAccount } from "@/contract/studio/people";
import { Icon } from "@/ui/icon";
import { CallError, call } from "../api";
import { labels } from "../labels";
import { CodeForm } from "./code-form";
import { Door } from "./door";
import { accountLabels } from "./labels";
import { hasPasskeys, isCalledOff, passkeyName, signInByPasskey } from "./passkey";
import { MakePasskey } from "./passkey-offer";

/** An address of this app alone: what stands in the query came from outside. */
const safePath = (path: string | null) => (path && /^\/(?![/\\])/.test(path) ? path : "/");

/** By passkey first, by SMS second; who came by SMS and has no passkey is offered one. */
export function SignInPage() {
  const [phone, setPhone] = useState("");
  const [offered, setOffered] = useState<StaffAccount | null>(null);
  const client = useQueryClient();
  const [, go] = useLocation();
  const [query] = useSearchParams();
  const goOn = () => go(safePath(query.get("to")), { replace: true });
  const letIn = (account: StaffAccount) => {
    client.clear();
    client.setQueryData(["account"], account);
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
      {hasPasskeys() && (
        <ByPasskey
          name={name}
          onIn={(account) => {
            letIn(account);
            goOn();
          }}
        />
      )}
      <CodeForm
        first={
          <label className="field">
            <span>{labels.signIn.phone}</span>
            <input
              className="input n tall"
              type="tel"
              autoComplete="tel"
              value={phone}
              onChange={({ target }) => setPhone(target.value)}
              required
            />
          </label>
        }
        isSecond={hasPasskeys()}
        sent={labels.signIn.sent(phone)}
        onAsk={() => call("POST /studio/sign-in/code", { body: { phone } })}
        onCode={async (code) => {
          const { row } = await call("POST /studio/sign-in", { body: { phone, code } });
          letIn(row);
          if ((await lacksPasskey()) && hasPasskeys()) setOffered(row);
          else goOn();
        }}
      />
      {hasPasskeys() && <p className="t5">{accountLabels.afterSms}</p>}
    </Door>
  );
}

const lacksPasskey = async () => (await call("GET /studio/account/passkeys", {})).count === 0;

interface ByPasskeyProps {
  /** Whose passkey this computer has. */
  name: string | null;
  onIn: (account: StaffAccount) => void;
}

function ByPasskey({ name, onIn }: ByPasskeyProps) {
  const [error, setError] = useState("");
  const enter = () => {
    setError("");
    signInByPasskey().then(onIn, (reason) => {
      const isWrong = reason instanceof CallError;
      setError(isWrong ? reason.message : isCalledOff(reason) ? accountLabels.calledOff : labels.failed);
    });
  };
  return (
    <>
      {error && (
        <p className="note" role="alert">
          <span>{error}</span>
        </p>
      )}
      <button type="button" className="btn h48 wide" onClick={enter}>
        <Icon of={FingerprintIcon} size={20} />
        {name ? accountLabels.passkeyAs(name) : accountLabels.passkeySignIn}
      </button>
      <p className="or">
        <span>{accountLabels.otherWay}</span>
      </p>
    </>
  );
}
