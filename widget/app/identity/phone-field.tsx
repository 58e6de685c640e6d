import type { ReactNode } from "react";
import { formatPhone } from "@/lib/phone";
import { TextField } from "@/ui/text-field";
import { useNow } from "../data/use-now";
import { useWords } from "../data/use-words";
import { secondsUntil } from "../lib/seconds-until";
import { LineButton } from "../parts/line-button";
import { CountryField } from "./country-field";
import type { SmsCode } from "./use-sms-code";

const SECOND_MS = 1000;
/** The server sends a code again after a minute; nobody waits longer at a button. */
const RESEND_MAX_SECONDS = 60;

interface PhoneFieldProps {
  label: string;
  phone: string;
  sms: SmsCode;
  isBusy: boolean;
  onChange: (phone: string) => void;
}

/** A mobile number with the button that sends a code to it, or to an e-mail where SMS does not reach the number. */
export function PhoneField({ label, phone, sms, isBusy, onChange }: PhoneFieldProps) {
  const { language } = useWords();
  const send = <SendButton sms={sms} isBusy={isBusy} />;
  return (
    <>
      {(language !== "ko" || sms.digits.startsWith("+")) && (
        <CountryField phone={phone} onChange={onChange} />
      )}
      <TextField
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        required
        value={phone}
        error={sms.errors.phone}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(formatPhone(phone))}
        action={!sms.isByEmail && send}
      />
      {sms.isByEmail && <EmailField sms={sms} action={send} />}
    </>
  );
}

function EmailField({ sms, action }: { sms: SmsCode; action: ReactNode }) {
  const { contact: words } = useWords();
  return (
    <TextField
      label={words.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={200}
      required
      hint={words.emailHint}
      value={sms.email}
      error={sms.errors.email}
      onChange={(event) => sms.setEmail(event.target.value)}
      action={action}
    />
  );
}

function SendButton({ sms, isBusy }: { sms: SmsCode; isBusy: boolean }) {
  const { contact: words } = useWords();
  const now = useNow(SECOND_MS);
  const wait = sms.resendAt ? secondsUntil(sms.resendAt, now, RESEND_MAX_SECONDS) : 0;
  const text = sms.sent ? words.resendCode : words.sendCode;
  return (
    <LineButton
      size="large"
      className="px-4 text-button3 tabular-nums"
      disabled={isBusy || wait > 0}
      onClick={sms.send}
    >
      {wait > 0 ? words.resendIn(wait) : text}
    </LineButton>
  );
}
