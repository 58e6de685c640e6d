import { type FormEvent, type ReactNode, useState } from "react";
import { failureText } from "../api";
import { labels } from "../labels";

interface CodeFormProps {
  /** Before the code is asked for. */
  first: ReactNode;
  /** Between the two steps: what was sent where. */
  sent: string;
  /** Shown with the code. */
  beside?: ReactNode;
  /** Another way in comes before this one. */
  isSecond?: boolean;
  onAsk: () => Promise<unknown>;
  onCode: (code: string) => Promise<unknown>;
}

/** Two steps by SMS: a code is asked for, then typed. */
export function CodeForm({ first, sent, beside, isSecond = false, onAsk, onCode }: CodeFormProps) {
  const [isSent, setIsSent] = useState(false);
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setIsBusy] = useState(false);

  async function run(work: () => Promise<unknown>) {
    setIsBusy(true);
    setError("");
    await work().catch((reason: unknown) => {
      setError(failureText(reason));
    });
    setIsBusy(false);
  }
  const ask = () => run(() => onAsk().then(() => setIsSent(true)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (isSent ? run(() => onCode(code)) : ask());
  };

  return (
    <form className="stack gap12" onSubmit={submit}>
      {isSent ? (
        <>
          <p className="t4">{sent}</p>
          {beside}
          <label className="field">
            <span>{labels.signIn.code}</span>
            <input
              className="input n tall"
              value={code}
              onChange={({ target }) => setCode(target.value.replace(/\D/g, "").slice(0, 6))}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              // biome-ignore lint/a11y/noAutofocus: the step that was asked for begins here
              autoFocus
            />
          </label>
        </>
      ) : (
        first
      )}
      {error && (
        <p className="note badn" role="alert">
          <span>{error}</span>
        </p>
      )}
      <button
        type="submit"
        className={isSecond && !isSent ? "btn line h40 wide" : "btn h40 wide"}
        disabled={isBusy || (isSent && code.length < 6)}
      >
        {isSent ? labels.signIn.submit : labels.signIn.sendCode}
      </button>
      {isSent && (
        <button type="button" className="btn bare" disabled={isBusy} onClick={ask}>
          {labels.signIn.again}
        </button>
      )}
    </form>
  );
}
