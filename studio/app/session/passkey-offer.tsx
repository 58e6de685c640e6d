import { useState } from "react";
import type { StaffAccount } from "@/contract/studio/people";
import { CallError, call } from "../api";
import { labels } from "../labels";
import { accountLabels } from "./labels";
import { isCalledOff, isMadeBefore, makePasskey } from "./passkey";

interface MakePasskeyProps {
  account: Pick<StaffAccount, "name">;
  onMade: () => void;
  /** Where a dialog asks who it is itself. */
  send?: typeof call;
  onError?: (error: unknown) => void;
}

/** A button that makes a passkey on this computer, and says why where it could not. */
export function MakePasskey({ account, onMade, send = call, onError }: MakePasskeyProps) {
  const [error, setError] = useState("");
  const make = () => {
    setError("");
    makePasskey(account, send).then(onMade, (reason) => {
      setError(wordsOf(reason));
      onError?.(reason);
    });
  };
  return (
    <>
      {error && (
        <p className="note" role="alert">
          <span>{error}</span>
        </p>
      )}
      <button type="button" className="btn h40 wide" onClick={make}>
        {accountLabels.make}
      </button>
    </>
  );
}

function wordsOf(error: unknown): string {
  if (error instanceof CallError) return error.message;
  if (isMadeBefore(error)) return accountLabels.hasOne;
  return isCalledOff(error) ? accountLabels.notMade : labels.failed;
}
