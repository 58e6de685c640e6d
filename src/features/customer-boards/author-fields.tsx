"use client";

import { POST_AUTHOR_LENGTH, POST_PASSWORD_MAX } from "@/contract/api/post-limits";
import { postFormLabels as words } from "@/labels/customer-boards";
import { formatPhone } from "@/lib/phone";
import { CheckBox } from "@/ui/check-box";
import { TextField } from "@/ui/text-field";
import type { PostDraft } from "./post-draft";
import type { PostFormState } from "./use-post-form";

interface AuthorFieldsProps {
  state: Pick<PostFormState, "change" | "touch" | "edit" | "errors" | "password" | "setPassword">;
  draft: PostDraft;
  /** A post that is there has its password and phone already. */
  isNew: boolean;
}

const MAX_PHONE_LENGTH = 20;

/** Who asks, how they are answered, and who else may read it. */
export function AuthorFields({ state, draft, isNew }: AuthorFieldsProps) {
  const { change, touch, edit, errors } = state;
  return (
    <>
      <CheckBox
        checked={draft.isPrivate}
        onChange={({ target }) => change({ isPrivate: target.checked })}
        className="mt-5 py-2"
      >
        <span className="block">{words.isPrivate}</span>
        <span className="block text-b6 text-ink-3">{words.isPrivateHint}</span>
      </CheckBox>
      <TextField
        label={words.authorName}
        value={draft.authorName}
        maxLength={POST_AUTHOR_LENGTH}
        autoComplete="name"
        enterKeyHint="next"
        required
        hint={words.authorHint}
        error={errors.authorName}
        onChange={({ target }) => edit("authorName", target.value)}
      />
      <TextField
        label={words.phone}
        type="tel"
        inputMode="tel"
        value={draft.phone}
        maxLength={MAX_PHONE_LENGTH}
        autoComplete="tel"
        enterKeyHint="next"
        required={isNew}
        hint={isNew ? words.phoneHint : words.phoneKept}
        error={errors.phone}
        onChange={({ target }) => edit("phone", target.value)}
        onBlur={() => draft.phone && change({ phone: formatPhone(draft.phone) })}
      />
      {isNew && (
        <TextField
          label={words.password}
          type="password"
          value={state.password}
          maxLength={POST_PASSWORD_MAX}
          autoComplete="new-password"
          enterKeyHint="done"
          required
          hint={words.passwordHint}
          error={errors.password}
          onChange={({ target }) => {
            state.setPassword(target.value);
            touch("password");
          }}
        />
      )}
    </>
  );
}
