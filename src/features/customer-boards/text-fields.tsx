"use client";

import { POST_CONTENT_LENGTH, POST_TITLE_LENGTH } from "@/contract/api/post-limits";
import { postFormLabels as words } from "@/labels/customer-boards";
import { formatNumber } from "@/lib/format-number";
import { CheckBox } from "@/ui/check-box";
import { TextArea, TextField } from "@/ui/text-field";
import type { PostErrors } from "./check-draft";
import type { PostDraft } from "./post-draft";
import type { PostFormState } from "./use-post-form";

interface TextFieldsProps {
  draft: PostDraft;
  categories: readonly string[];
  errors: PostErrors;
  onEdit: PostFormState["edit"];
}

/** What is asked: its kind, title and words. */
export function TextFields({ draft, categories, errors, onEdit }: TextFieldsProps) {
  return (
    <>
      {categories.length > 0 && (
        <fieldset className="mt-5 min-w-0">
          <legend className="mb-1 text-label3">{words.category}</legend>
          <div className="flex flex-wrap gap-x-6">
            {[null, ...categories].map((category) => (
              <CheckBox
                key={category}
                kind="radio"
                name="category"
                checked={draft.category === category}
                aria-invalid={errors.category ? true : undefined}
                onChange={() => onEdit("category", category)}
              >
                {category ?? words.noCategory}
              </CheckBox>
            ))}
          </div>
          {errors.category && <p className="mt-1 text-b6 text-bad">{errors.category}</p>}
        </fieldset>
      )}
      <TextField
        label={words.title}
        value={draft.title}
        maxLength={POST_TITLE_LENGTH}
        enterKeyHint="next"
        autoComplete="off"
        required
        error={errors.title}
        onChange={({ target }) => onEdit("title", target.value)}
      />
      <TextArea
        label={words.content}
        value={draft.content}
        rows={8}
        required
        hint={words.contentHint(formatNumber(draft.content.length), formatNumber(POST_CONTENT_LENGTH))}
        error={errors.content}
        onChange={({ target }) => onEdit("content", target.value)}
      />
    </>
  );
}
