import { widgetLabels } from "@/labels/widget";
import { formatPhone } from "@/lib/phone";
import { TextField } from "@/ui/text-field";
import { useNow } from "../data/use-now";
import { secondsUntil } from "../lib/seconds-until";
import { LineButton } from "../parts/line-button";
import { CodeField } from "./code-field";
import type { IdentityForm } from "./use-identity-form";

const { contact: words } = widgetLabels;
const SECOND_MS = 1000;
/** The server lets a code be sent again after a minute; a device whose clock is off must not wait longer. */
const RESEND_MAX_SECONDS = 60;

/** Name, phone with the button that sends a code, and the code once it is on its way. */
export function IdentityFields({ form }: { form: IdentityForm }) {
  return (
    <>
      <TextField
        label={words.name}
        autoComplete="name"
        maxLength={40}
        required
        value={form.name}
        error={form.errors.name}
        onChange={(event) => form.setName(event.target.value)}
      />
      <TextField
        label={words.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        required
        value={form.phone}
        error={form.errors.phone}
        onChange={(event) => form.setPhone(event.target.value)}
        onBlur={() => form.setPhone(formatPhone(form.phone))}
        action={<SendButton form={form} />}
      />
      {form.sent && <CodeField form={form} expiresAt={form.sent.expiresAt} />}
    </>
  );
}

function SendButton({ form }: { form: IdentityForm }) {
  const now = useNow(SECOND_MS);
  const wait = form.sent ? secondsUntil(form.sent.resendAt, now, RESEND_MAX_SECONDS) : 0;
  const text = form.sent ? words.resendCode : words.sendCode;
  return (
    <LineButton
      size="large"
      className="px-4 text-button3 tabular-nums"
      disabled={form.isBusy || wait > 0}
      onClick={form.sendCode}
    >
      {wait > 0 ? words.resendIn(wait) : text}
    </LineButton>
  );
}
