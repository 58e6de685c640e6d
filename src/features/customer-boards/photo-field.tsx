"use client";

import ImagePlusIcon from "@lucide/icons/icons/image-plus";
import XIcon from "@lucide/icons/icons/x";
import { type ReactNode, useId } from "react";
import { ATTACHMENT_CONTENT_TYPES, MAX_ATTACHMENTS_PER_POST } from "@/contract/api/attachment-limits";
import { postFormLabels as words } from "@/labels/customer-boards";
import { formatFileSize } from "@/lib/file-size";
import { Button, buttonClass } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import type { DraftPhoto } from "./post-draft";
import { MAX_PHOTO_MEGABYTES, type Upload, whyNot } from "./use-photos";

interface PhotoFieldProps {
  photos: readonly DraftPhoto[];
  uploads: readonly Upload[];
  notice: string | null;
  error: string | null;
  onChoose: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onDrop: (key: number) => void;
  onRetry: (upload: Upload) => void;
}

/** Pictures to go with a post: those that are there, those under way with their progress, and a way to add more. */
export function PhotoField({ photos, uploads, notice, error, ...on }: PhotoFieldProps) {
  const id = useId();
  const isFull = photos.length + uploads.length >= MAX_ATTACHMENTS_PER_POST;
  return (
    <fieldset className="mt-5 min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="mb-2 text-label3">{words.photos}</legend>
      <ul className="empty:hidden">
        {photos.map(({ id: photoId, name, bytes }) => (
          <Row key={photoId} name={name} note={formatFileSize(bytes)} onRemove={() => on.onRemove(photoId)} />
        ))}
        {uploads.map((upload) => (
          <Row
            key={upload.key}
            name={upload.file.name}
            note={<Progress upload={upload} onRetry={() => on.onRetry(upload)} />}
            onRemove={() => on.onDrop(upload.key)}
          />
        ))}
      </ul>
      {!isFull && (
        <label
          className={`${buttonClass({ look: "line" })} mt-2 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2`}
        >
          <input
            type="file"
            multiple
            accept={ATTACHMENT_CONTENT_TYPES.join(",")}
            className="sr-only"
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              on.onChoose(Array.from(target.files ?? []));
              // The same file may be chosen again after it was taken out.
              target.value = "";
            }}
          />
          <Icon of={ImagePlusIcon} size={16} />
          {words.addPhotos}
        </label>
      )}
      <p id={`${id}-hint`} className="mt-2 text-b6 text-ink-3">
        {words.photosHint(MAX_ATTACHMENTS_PER_POST, MAX_PHOTO_MEGABYTES)}
      </p>
      <p role="alert" className="text-b6 text-bad">
        {error ?? notice}
      </p>
    </fieldset>
  );
}

interface RowProps {
  name: string;
  note: ReactNode;
  onRemove: () => void;
}

function Row({ name, note, onRemove }: RowProps) {
  return (
    <li className="flex min-h-13 items-center gap-3 border-line border-b">
      <span className="min-w-0 flex-1 truncate text-b5">{name}</span>
      <span className="flex items-center gap-3 whitespace-nowrap text-b6 text-ink-3 tabular-nums">
        {note}
      </span>
      <IconButton label={words.removePhoto(name)} onClick={onRemove} className="-mr-3 text-ink-3">
        <Icon of={XIcon} size={16} />
      </IconButton>
    </li>
  );
}

function Progress({ upload: { file, progress, error }, onRetry }: { upload: Upload; onRetry: () => void }) {
  if (progress === null) {
    return (
      <span className="flex flex-wrap items-center justify-end gap-x-3 whitespace-normal text-right">
        <span role="alert" className="text-bad">
          {error}
        </span>
        {whyNot(file) === null && (
          <Button look="line" size="small" onClick={onRetry}>
            {words.retryUpload}
          </Button>
        )}
      </span>
    );
  }
  return (
    <>
      <progress
        value={progress}
        max={1}
        aria-label={words.uploadOf(file.name)}
        className="h-1 w-20 accent-accent"
      />
      {progress < 1 ? words.uploading(Math.floor(progress * 100)) : words.checking}
    </>
  );
}
