import { useId } from "react";
import { SMS_CODE_DIGITS } from "@/config/booking";
import { widgetLabels } from "@/labels/widget";
import { inputClass } from "@/ui/text-field";
import { useNow } from "../data/use-now";
import { secondsUntil } from "../lib/seconds-until";
import { formatSeconds } from "../lib/when";
import { useRuntime } from "../runtime/runtime-context";
import type { IdentityForm } from "./use-identity-form";

const { contact: words } = widgetLabels;
const SECOND_MS = 1000;
const CODE_MAX_SECONDS = 600;

/** Six digits with the time that is left for them; a phone fills them in from its message. */
export function CodeField({ form, expiresAt }: { form: IdentityForm; expiresAt: string }) {
  const id = useId();
  const left = secondsUntil(expiresAt, useNow(SECOND_MS), CODE_MAX_SECONDS);
  const error = form.errors.code ?? (left === 0 ? words.codeExpired : null);
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-2 block text-label3">
        {words.code}
      </label>
      <div className="relative">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          maxLength={SMS_CODE_DIGITS}
          required
          value={form.code}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => form.setCode(event.target.value)}
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
        {error ?? words.codeHint}
      </p>
      <DevelopmentHint />
    </div>
  );
}

/** Where codes are only logged, the page that shows them is one click away. */
function DevelopmentHint() {
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
