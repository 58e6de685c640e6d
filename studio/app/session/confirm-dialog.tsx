import FingerprintIcon from "@lucide/icons/icons/fingerprint-pattern";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { PASSKEY_NEEDED, SIGN_IN_NEEDED } from "@/contract/studio/roles";
import { Icon } from "@/ui/icon";
import { CallError, callOnce } from "../api";
import { labels } from "../labels";
import { lockedAtom } from "../lock/locked";
import { Dialog } from "../ui/dialog";
import { CodeForm } from "./code-form";
import { confirmationAtom } from "./confirmation";
import { accountLabels } from "./labels";
import { confirmByPasskey, hasPasskeys, isCalledOff } from "./passkey";
import { MakePasskey } from "./passkey-offer";
import { useAccount } from "./use-account";

const words = accountLabels.confirm;
const OWN_PASSKEYS = ["account", "passkeys"];

/** Asks who is here, over whatever is on the screen, where a call was refused for want of it. */
export function ConfirmPlace() {
  const asked = useAtomValue(confirmationAtom);
  const isLocked = useAtomValue(lockedAtom);
  return asked && !isLocked && <ConfirmDialog need={asked.code} onAnswer={asked.answer} />;
}

type Step = "use" | "make" | "code";

interface ConfirmDialogProps {
  /** The refusal's code. */
  need: string;
  onAnswer: (isConfirmed: boolean) => void;
}

function ConfirmDialog({ need, onAnswer }: ConfirmDialogProps) {
  const client = useQueryClient();
  const passkeys = useQuery({
    queryKey: OWN_PASSKEYS,
    queryFn: () => callOnce("GET /studio/account/passkeys", {}),
  });
  const [chosen, setChosen] = useState<Step>();
  const first = need === SIGN_IN_NEEDED ? "code" : "make";
  const step = chosen ?? (passkeys.data?.count === 0 ? first : "use");
  const isByPasskeyAlone = need === PASSKEY_NEEDED;
  return (
    <Dialog
      title={words.title}
      onClose={() => onAnswer(false)}
      foot={
        <button type="button" className="btn line h40" onClick={() => onAnswer(false)}>
          {words.keep}
        </button>
      }
    >
      {!passkeys.isFetched && <p className="t4">{labels.loading}</p>}
      {passkeys.isFetched && step === "use" && (
        <UsePasskey
          onUsed={() => onAnswer(true)}
          {...(isByPasskeyAlone
            ? { otherWay: accountLabels.make, onOtherWay: () => setChosen("make") }
            : { otherWay: words.otherWay, onOtherWay: () => setChosen("code") })}
        />
      )}
      {passkeys.isFetched && step === "make" && (
        <FirstPasskey
          isFirst={passkeys.data?.count === 0}
          onMade={async () => {
            await client.invalidateQueries({ queryKey: OWN_PASSKEYS });
            setChosen("use");
          }}
          onRefused={() => setChosen("code")}
        />
      )}
      {step === "code" && <ByCode onDone={() => (isByPasskeyAlone ? setChosen("make") : onAnswer(true))} />}
    </Dialog>
  );
}

interface UsePasskeyProps {
  onUsed: () => void;
  otherWay: string;
  /** For a passkey that is on another computer. */
  onOtherWay: () => void;
}

function UsePasskey({ onUsed, otherWay, onOtherWay }: UsePasskeyProps) {
  const [error, setError] = useState("");
  const use = () => {
    setError("");
    confirmByPasskey().then(onUsed, (reason) => setError(whyNot(reason)));
  };
  if (!hasPasskeys()) return <p className="note">{words.noBrowser}</p>;
  return (
    <>
      <p className="t4">{words.hint}</p>
      {error && (
        <p className="note" role="alert">
          <span>{error}</span>
        </p>
      )}
      {/* biome-ignore lint/a11y/noAutofocus: the one button that was asked for by the press before */}
      <button type="button" className="btn h48 wide" onClick={use} autoFocus>
        <Icon of={FingerprintIcon} size={20} />
        {words.use}
      </button>
      {error && (
        <button type="button" className="btn bare" onClick={onOtherWay}>
          {otherWay}
        </button>
      )}
    </>
  );
}

function whyNot(reason: unknown): string {
  if (isCalledOff(reason)) return words.calledOff;
  if (!(reason instanceof CallError)) return labels.failed;
  return reason.code === "passkey.wrong" ? words.notTheirs : reason.message;
}

interface FirstPasskeyProps {
  isFirst: boolean;
  onMade: () => void;
  /** The sign-in is too old for it. */
  onRefused: () => void;
}

function FirstPasskey({ isFirst, onMade, onRefused }: FirstPasskeyProps) {
  const account = useAccount();
  if (!hasPasskeys()) return <p className="note">{words.noBrowser}</p>;
  return (
    <>
      {isFirst && <p className="t4">{words.noneYet}</p>}
      {account && (
        <MakePasskey
          account={account}
          send={callOnce}
          onMade={onMade}
          onError={(error) => error instanceof CallError && error.code === SIGN_IN_NEEDED && onRefused()}
        />
      )}
    </>
  );
}

/** Signs in the same account again by a code. */
function ByCode({ onDone }: { onDone: () => void }) {
  const account = useAccount();
  if (!account) return null;
  const { phone } = account;
  return (
    <CodeForm
      first={<p className="t4">{words.byCode}</p>}
      sent={labels.signIn.sent(phone)}
      onAsk={() => callOnce("POST /studio/sign-in/code", { body: { phone } })}
      onCode={async (code) => {
        await callOnce("POST /studio/sign-in", { body: { phone, code } });
        onDone();
      }}
    />
  );
}
