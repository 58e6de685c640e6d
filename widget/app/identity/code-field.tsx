import { useEffect, useId, useRef } from "react";
import { SMS_CODE_SECONDS } from "@/config/booking";
import { inputClass } from "@/ui/text-field";
import { useAllWords } from "../data/use-all-words";
import { useNow } from "../data/use-now";
import { secondsUntil } from "../lib/seconds-until";
import { formatSeconds } from "../lib/when";
import { useRuntime } from "../runtime/runtime-context";
import type { SentCode } from "../state/session";
import type { SmsCode } from "./use-sms-code";

const SECOND_MS = 1000;

interface CodeFieldProps {
  sms: SmsCode;
  /** Told whatever is typed or pasted, be it a whole message. */
  onType: (text: string) => void;
}

/** Six digits with the time that is left for them, once they are on their way; a phone fills them in from its message. */
export function CodeField({ sms, onType }: CodeFieldProps) {
  return sms.sent && <SentCodeField sms={sms} sent={sms.sent} onType={onType} />;
}

function SentCodeField({ sms, sent, onType }: CodeFieldProps & { sent: SentCode }) {
  const { contact: words } = useAllWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { sendCount } = sms;
  // The press that had a code sent is over: what comes next is typed here. A reload takes the focus from nothing.
  useEffect(() => {
    if (sendCount > 0) input.current?.focus();
  }, [sendCount]);
  const left = secondsUntil(sent.expiresAt, useNow(SECOND_MS), SMS_CODE_SECONDS);
  const error = sms.errors.code ?? (left === 0 ? words.codeExpired : null);
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-2 block text-label3">
        {words.code}
      </label>
      <div className="relative">
        <input
          ref={input}
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          required
          value={sms.code}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onType(event.target.value)}
          className={`${inputClass} pr-16 tracking-[.2em]`}
        />
        <span className="absolute top-4 right-4 text-ink-3 text-label3 tabular-nums">
          <span className="sr-only">{words.timeLeft(formatSeconds(left))}</span>
          <span aria-hidden>{formatSeconds(left)}</span>
        </span>
      </div>
      <p
        id={`${id}-hint`}
        role={error ? "alert" : undefined}
        className={`mt-2 text-b6 ${error ? "text-bad" : "text-ink-3"}`}
      >
        {error ?? (sms.isByEmail ? words.codeHintByEmail : words.codeHint)}
      </p>
      <DevelopmentHint />
    </div>
  );
}

/** Where codes are only logged, the page that shows them is one click away. */
function DevelopmentHint() {
  const { contact: words } = useAllWords();
  const { boot } = useRuntime();
  if (!boot.isDevelopment) return null;
  return (
    <a
      href="/development/messages"
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center text-accent-ink text-b6 underline underline-offset-4"
    >
      {words.developmentHint}
    </a>
  );
}
