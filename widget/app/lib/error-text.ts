import { ApiError, isSessionOver } from "@/api/api-error";
import type { FirstStepWords } from "@/labels/widget-first-step";

/** The language in which the server writes what it answers. */
const SERVER_LANGUAGE = "ko";

/** What to show for a failure: the server's message in its own language, else ours by its code or status. */
export function errorText(error: Error, { language, errors }: FirstStepWords): string {
  if (!(error instanceof ApiError)) return errors.unknown;
  if (isSessionOver(error)) return errors.sessionExpired;
  if (language === SERVER_LANGUAGE) return error.message;
  return textByCode(error.code ?? "", errors) ?? textByStatus(error.status, errors);
}

/** What the server says by a code and in its own language, in the visitor's. */
export const serverText = (
  { code, reason }: { code: string; reason: string | null },
  { language, errors }: FirstStepWords,
): string => (language === SERVER_LANGUAGE ? reason : textByCode(code, errors)) ?? errors.invalid;

/** A code may name what is wrong with a field after a colon: `body.phone: too short`. */
const textByCode = (code: string, { codes }: FirstStepWords["errors"]) =>
  [code, code.split(":", 1)[0] ?? ""].flatMap((each) => (Object.hasOwn(codes, each) ? codes[each] : []))[0];

function textByStatus(status: number, errors: FirstStepWords["errors"]): string {
  if (status === 404) return errors.notFound;
  if (status === 409) return errors.conflict;
  if (status === 429) return errors.tooMany;
  return status < 500 ? errors.invalid : errors.unknown;
}
