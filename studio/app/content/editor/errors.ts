import type { CallError } from "../../api";
import { contentLabels } from "../labels";

const DETAIL = /^([\w.]*): (.*)$/s;

/** What the server says of single fields, by their path; what it says in another language is said in ours. */
export function errorsOf(error: CallError | null): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  for (const detail of error?.code === "content.invalid" ? error.details : []) {
    const [, field = "", message = ""] = DETAIL.exec(detail) ?? [];
    if (!errors.has(field))
      errors.set(field, /[가-힣]/.test(message) ? message : contentLabels.fields.invalid);
  }
  return errors;
}
