import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from "react";
import { SMS_CODE_INTERVAL_SECONDS } from "@/config/booking";
import { formatPhone } from "@/lib/phone";
import { TextField } from "@/ui/text-field";
import { useAllWords } from "../data/use-all-words";
import { useNow } from "../data/use-now";
import { secondsUntil } from "../lib/seconds-until";
import { LineButton } from "../parts/line-button";
import { CountryField } from "./country-field";
import type { SmsCode } from "./use-sms-code";

const SECOND_MS = 1000;

interface PhoneFieldProps {
  label: string;
  phone: string;
  sms: SmsCode;
  isBusy: boolean;
  onChange: (phone: string) => void;
}

/** A mobile number with the button that sends a code to it, or to an e-mail where SMS does not reach the number. */
export function PhoneField({ label, phone, sms, isBusy, onChange }: PhoneFieldProps) {
  const { language } = useAllWords();
  const wait = useWait(sms);
  const field = useRef<HTMLInputElement>(null);
  const send = () => {
    if (!isBusy && wait === 0) sms.send();
  };
  const sendAtEnter = {
    enterKeyHint: "send",
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Enter") return;
      // A form around it would be sent off without a code.
      event.preventDefault();
      send();
    },
  } as const;
  const button = <SendButton isResend={sms.sent !== null} wait={wait} isBusy={isBusy} onSend={send} />;
  return (
    <>
      {(language !== "ko" || sms.digits.startsWith("+")) && (
        <CountryField phone={phone} onChange={onChange} />
      )}
      <TextField
        ref={field}
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        required
        value={phone}
        error={sms.errors.phone}
        onChange={(event) => onChange(event.target.value)}
        // Taking the field away blurs it, too: what was forgotten with it stays forgotten.
        onBlur={() => field.current && onChange(formatPhone(phone))}
        {...sendAtEnter}
        action={!sms.isByEmail && button}
      />
      {sms.isByEmail && <EmailField sms={sms} action={button} sendAtEnter={sendAtEnter} />}
    </>
  );
}

interface EmailFieldProps {
  sms: SmsCode;
  action: ReactNode;
  sendAtEnter: Pick<ComponentProps<"input">, "enterKeyHint" | "onKeyDown">;
}

function EmailField({ sms, action, sendAtEnter }: EmailFieldProps) {
  const { contact: words } = useAllWords();
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
      {...sendAtEnter}
      action={action}
    />
  );
}

/** Seconds until the server sends a code again. */
function useWait({ resendAt }: SmsCode): number {
  const now = useNow(SECOND_MS);
  return resendAt ? secondsUntil(resendAt, now, SMS_CODE_INTERVAL_SECONDS) : 0;
}

interface SendButtonProps {
  isResend: boolean;
  wait: number;
  isBusy: boolean;
  onSend: () => void;
}

/** Never `disabled`: that would take the focus from the visitor who has just pressed it. */
function SendButton({ isResend, wait, isBusy, onSend }: SendButtonProps) {
  const { contact: words } = useAllWords();
  const text = isResend ? words.resendCode : words.sendCode;
  return (
    <LineButton
      size="large"
      className="px-4 text-button3 tabular-nums aria-disabled:text-gray-500"
      aria-disabled={isBusy || wait > 0}
      onClick={onSend}
    >
      {wait > 0 ? words.resendIn(wait) : text}
    </LineButton>
  );
}
