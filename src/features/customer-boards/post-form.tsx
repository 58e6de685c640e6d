"use client";

import { postFormLabels as words } from "@/labels/customer-boards";
import { Button } from "@/ui/button";
import { AgreementFields } from "./agreement-fields";
import { AuthorFields } from "./author-fields";
import type { BoardForm } from "./board-form";
import { PhotoField } from "./photo-field";
import { emptyDraft } from "./post-draft";
import { TextFields } from "./text-fields";
import { type Editing, usePostForm } from "./use-post-form";

const NOTHING = emptyDraft("");

/** The form of a post, new or edited. Nothing that is typed gets lost, whatever fails. */
export function PostForm({ board, editing }: { board: BoardForm; editing: Editing | null }) {
  const state = usePostForm({ boardTypeId: board.boardTypeId, terms: board.terms, editing });
  const { draft, change, touch, errors, photos } = state;
  const shown = draft ?? NOTHING;
  return (
    <form ref={state.form} onSubmit={state.submit} noValidate className="max-w-prose">
      {state.isRestored && (
        <p className="mt-6 flex flex-wrap items-center gap-x-4 border-line border-y py-2 text-b5 text-ink-2">
          {words.restored}
          <Button look="line" size="small" className="ml-auto" onClick={state.startAnew}>
            {words.discard}
          </Button>
        </p>
      )}
      {/* Nothing can be typed before the draft that was kept is there. */}
      <fieldset disabled={draft === null} className="min-w-0">
        <TextFields draft={shown} categories={board.categories} errors={errors} onEdit={state.edit} />
        <PhotoField
          photos={shown.photos}
          uploads={photos.uploads}
          notice={photos.notice}
          error={errors.attachmentIds ?? null}
          onChoose={(files) => {
            touch("attachmentIds");
            photos.choose(files);
          }}
          onRemove={(id) => change((old) => ({ photos: old.photos.filter((photo) => photo.id !== id) }))}
          onDrop={(key) => {
            touch("attachmentIds");
            photos.drop(key);
          }}
          onRetry={photos.retry}
        />
        <AuthorFields state={state} draft={shown} isNew={editing === null} />
        {editing === null && board.terms.length > 0 && (
          <AgreementFields
            terms={board.terms}
            agreedTermIds={shown.agreedTermIds}
            error={errors.agreements ?? null}
            onChange={(agreedTermIds) => {
              change({ agreedTermIds });
              touch("agreements");
            }}
          />
        )}
        <p role="alert" className="mt-6 text-b5 text-bad empty:hidden">
          {state.failure}
        </p>
        <Button type="submit" size="tall" aria-disabled={state.isSending} className="mt-6 w-full sm:w-auto">
          {submitWords(editing !== null, state.isSending)}
        </Button>
      </fieldset>
    </form>
  );
}

function submitWords(isEditing: boolean, isSending: boolean): string {
  if (isEditing) return isSending ? words.saving : words.save;
  return isSending ? words.submitting : words.submit;
}
