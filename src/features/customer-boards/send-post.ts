import type { Api } from "@/api/create-api";
import type { CustomerPostDetail } from "@/contract/api/customer-boards";
import type { Term } from "@/contract/api/partner-and-terms";
import { asVisitor } from "./post-api";
import type { PostDraft } from "./post-draft";

const fieldsOf = ({ title, content, authorName, isPrivate, category, photos }: PostDraft) => ({
  title,
  content,
  authorName,
  isPrivate,
  category,
  attachmentIds: photos.map(({ id }) => id),
});

interface NewPost {
  boardTypeId: number;
  draft: PostDraft;
  password: string;
  terms: readonly Pick<Term, "id" | "version">[];
}

/** Writes a post; however often a draft is sent, it becomes one. */
export async function createPost(api: Api, { boardTypeId, draft, password, terms }: NewPost) {
  const agreements = terms
    .filter(({ id }) => draft.agreedTermIds.includes(id))
    .map(({ id, version }) => ({ termId: id, version }));
  const body = { ...fieldsOf(draft), boardTypeId, phone: draft.phone, password, agreements };
  const { row } = await asVisitor(
    api.callWith({ idempotencyKey: draft.idempotencyKey }, "POST /customer/customer-boards", { body }),
  );
  return row;
}

interface ChangedPost {
  id: number;
  draft: PostDraft;
  /** Absent for the signed-in author. */
  password: string | undefined;
}

/** Replaces what a post says. */
export async function updatePost(
  api: Api,
  { id, draft, password }: ChangedPost,
): Promise<CustomerPostDetail> {
  const phone = draft.phone.trim();
  const body = { ...fieldsOf(draft), ...(phone && { phone }), ...(password && { password }) };
  const { row } = await asVisitor(api.call("PUT /customer/customer-boards/:id", { params: { id }, body }));
  return row;
}
