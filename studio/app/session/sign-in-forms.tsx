import FingerprintIcon from "@lucide/icons/icons/fingerprint-pattern";
import { useState } from "react";
import type { StaffAccount } from "@/contract/studio/people";
import { Icon } from "@/ui/icon";
import { CallError, call } from "../api";
import { labels } from "../labels";
import { CodeForm } from "./code-form";
import { accountLabels } from "./labels";
import { hasPasskeys, isCalledOff, signInByPasskey } from "./passkey";

interface SignInFormsProps {
  passkeyLabel: string;
  /** Whether the passkey's button has the focus from the start. */
  isFocused?: boolean;
  onIn: (account: StaffAccount) => void;
  /** Where coming in by SMS goes on otherwise. */
  onInByCode?: (account: StaffAccount) => void | Promise<void>;
}

/** The two ways in: a passkey first, a code by SMS second. */
export function SignInForms({ passkeyLabel, isFocused, onIn, onInByCode = onIn }: SignInFormsProps) {
  const [phone, setPhone] = useState("");
  return (
    <>
      {hasPasskeys() && <ByPasskey label={passkeyLabel} isFocused={isFocused} onIn={onIn} />}
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
          await onInByCode(row);
        }}
      />
    </>
  );
}

interface ByPasskeyProps {
  label: string;
  isFocused: boolean | undefined;
  onIn: (account: StaffAccount) => void;
}

function ByPasskey({ label, isFocused, onIn }: ByPasskeyProps) {
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
      {/* biome-ignore lint/a11y/noAutofocus: on a locked screen it is what there is to do */}
      <button type="button" className="btn h48 wide" onClick={enter} autoFocus={isFocused}>
        <Icon of={FingerprintIcon} size={20} />
        {label}
      </button>
      <p className="or">
        <span>{accountLabels.otherWay}</span>
      </p>
    </>
  );
}
