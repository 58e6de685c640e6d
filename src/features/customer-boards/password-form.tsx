"use client";

import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { postLabels } from "@/labels/customer-boards";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { errorWords } from "./error-words";

interface PasswordFormProps {
  submit: string;
  submitting: string;
  /** Throws where the password is not the post's, or the call fails. */
  onPassword: (password: string) => Promise<void>;
  /** Beside the button. */
  children?: ReactNode;
}

const MAX_LENGTH = 64;

/** Asks for a post's password. A wrong one is said beside the field and stays in it, to be mended. */
export function PasswordForm({ submit, submitting, onPassword, children }: PasswordFormProps) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const refuse = (words: string) => {
    setError(words);
    field.current?.focus();
    field.current?.select();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (password === "") return refuse(postLabels.passwordMissing);
    setBusy(true);
    setError(null);
    try {
      await onPassword(password);
    } catch (failure) {
      refuse(errorWords(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={send} noValidate className="max-w-96">
      <TextField
        ref={field}
        data-autofocus=""
        label={postLabels.password}
        type="password"
        value={password}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="go"
        error={error}
        onChange={({ target }) => {
          setPassword(target.value);
          setError(null);
        }}
      />
      <p role="alert" className="sr-only">
        {error}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" look="line" aria-disabled={isBusy}>
          {isBusy ? submitting : submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
