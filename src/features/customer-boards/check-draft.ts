import {
  POST_AUTHOR_LENGTH,
  POST_CONTENT_LENGTH,
  POST_PASSWORD_MAX,
  POST_PASSWORD_MIN,
  POST_TITLE_LENGTH,
} from "@/contract/api/post-limits";
import { postFormLabels } from "@/labels/customer-boards";
import { formatNumber } from "@/lib/format-number";
import { isMobileNumber, mobileDigits } from "@/lib/phone";
import type { PostDraft } from "./post-draft";

/** In the order in which they stand on the screen. */
export const POST_FIELDS = [
  "category",
  "title",
  "content",
  "attachmentIds",
  "authorName",
  "phone",
  "password",
  "agreements",
] as const;
export type PostField = (typeof POST_FIELDS)[number];
export type PostErrors = Partial<Record<PostField, string>>;

interface Circumstances {
  /** The password that is typed; null where the post has one already. */
  password: string | null;
  requiredTermIds: readonly number[];
}

const { errors: words } = postFormLabels;

/** What the server would refuse, said before it is asked; empty where nothing is wrong. */
export function checkDraft(draft: PostDraft, { password, requiredTermIds }: Circumstances): PostErrors {
  const isNew = password !== null;
  const found: Record<PostField, string | null> = {
    category: null,
    title: checkText(draft.title, POST_TITLE_LENGTH, words.title),
    content: checkText(draft.content, POST_CONTENT_LENGTH, words.content),
    attachmentIds: null,
    authorName: checkText(draft.authorName, POST_AUTHOR_LENGTH, words.authorName),
    phone: isPhoneRight(draft.phone, isNew) ? null : words.phone,
    password:
      isNew && (password.length < POST_PASSWORD_MIN || password.length > POST_PASSWORD_MAX)
        ? words.password(POST_PASSWORD_MIN, POST_PASSWORD_MAX)
        : null,
    agreements:
      isNew && requiredTermIds.some((id) => !draft.agreedTermIds.includes(id)) ? words.agreements : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));
}

/** The field that a refusal of the server speaks of: `body.title: …`. */
export function fieldOfRefusal(code: string | undefined): PostField | null {
  const name = /^body\.(\w+)/.exec(code ?? "")?.[1];
  return POST_FIELDS.find((field) => field === name) ?? null;
}

function checkText(text: string, max: number, missing: string): string | null {
  const { length } = text.replace(/\r\n?/g, "\n");
  if (text.trim() === "") return missing;
  return length > max ? words.tooLong(formatNumber(max)) : null;
}

const isPhoneRight = (phone: string, isNew: boolean) =>
  phone.trim() === "" ? !isNew : isMobileNumber(mobileDigits(phone));
