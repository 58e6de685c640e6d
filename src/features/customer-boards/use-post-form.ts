"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "@/api/api-error";
import { visitorApi } from "@/api/visitor-api";
import { postPath } from "@/blocks/boards/post-path";
import type { CustomerPostDetail } from "@/contract/api/customer-boards";
import type { Term } from "@/contract/api/partner-and-terms";
import { postFormLabels as words } from "@/labels/customer-boards";
import { useSite } from "@/state/site";
import { showToast } from "@/state/toast";
import { checkDraft, fieldOfRefusal, type PostErrors, type PostField } from "./check-draft";
import { errorWords } from "./error-words";
import { draftOf, emptyDraft, type PostDraft } from "./post-draft";
import { createPost, updatePost } from "./send-post";
import { usePhotos } from "./use-photos";
import { usePostDraft } from "./use-post-draft";
import { rememberWritten } from "./written-post";

export interface Editing {
  post: CustomerPostDetail;
  /** Absent for the signed-in author. */
  password: string | undefined;
}

interface PostFormProps {
  boardTypeId: number;
  terms: readonly Term[];
  /** The post that is edited; null writes a new one. */
  editing: Editing | null;
}

/** All that the form of a post knows: the draft, what is wrong with it, and its way to the clinic. */
export function usePostForm({ boardTypeId, terms, editing }: PostFormProps) {
  const { backendUrl } = useSite();
  const router = useRouter();
  const [start] = useState(() => () => (editing ? draftOf(editing.post) : emptyDraft(crypto.randomUUID())));
  const kept = usePostDraft(`post-draft:${editing ? `edit:${editing.post.id}` : boardTypeId}`, start);
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<PostErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const photos = usePhotos({
    photos: kept.draft?.photos ?? [],
    onUploaded: (photo) => kept.change((draft) => ({ photos: [...draft.photos, photo] })),
  });
  const form = useRef<HTMLFormElement>(null);
  useFirstWrongField(form, errors);

  const touch = (field: PostField) => setErrors(({ [field]: _mended, ...others }) => others);
  /** Writes one field of the draft, whose error is then out of date. */
  const edit = <Field extends PostField & keyof PostDraft>(field: Field, value: PostDraft[Field]) => {
    kept.change({ [field]: value });
    touch(field);
  };
  const check = (draft: PostDraft): PostErrors => ({
    ...checkDraft(draft, {
      password: editing ? null : password,
      requiredTermIds: terms.filter(({ isRequired }) => isRequired).map(({ id }) => id),
    }),
    ...(photos.uploads.length > 0 && {
      attachmentIds: photos.uploads.some(({ error }) => error) ? words.failedUpload : words.stillUploading,
    }),
  });
  const send = (draft: PostDraft) =>
    editing
      ? updatePost(visitorApi(backendUrl), { id: editing.post.id, draft, password: editing.password })
      : createPost(visitorApi(backendUrl), { boardTypeId, draft, password, terms });
  const refuse = (error: unknown) => {
    const field = error instanceof ApiError ? fieldOfRefusal(error.code) : null;
    if (field) return setErrors({ [field]: errorWords(error) });
    if (error instanceof ApiError && error.code === "idempotency-key.reused") {
      kept.change({ idempotencyKey: crypto.randomUUID() });
      return setFailure(words.mayBeWritten);
    }
    setFailure(`${errorWords(error)} ${words.kept}`);
  };
  const finish = (post: CustomerPostDetail) => {
    kept.forget();
    const known = editing ? editing.password : password;
    if (known) rememberWritten({ id: post.id, password: known });
    showToast(editing ? words.saved : words.written, { kind: "success" });
    // In the form's place in the history: a step back leads to the list.
    router.replace(postPath(post));
    router.refresh();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || !kept.draft) return;
    const found = check(kept.draft);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      finish(await send(kept.draft));
    } catch (error) {
      refuse(error);
      setSending(false);
    }
  };

  return { ...kept, password, setPassword, errors, touch, edit, failure, isSending, photos, form, submit };
}

export type PostFormState = ReturnType<typeof usePostForm>;

/** Where something is wrong, the visitor is led to the first such field. */
function useFirstWrongField(form: React.RefObject<HTMLFormElement | null>, errors: PostErrors): void {
  const known = useRef(errors);
  useEffect(() => {
    const isMore = Object.keys(errors).some((field) => !(field in known.current));
    known.current = errors;
    if (isMore) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, errors]);
}
