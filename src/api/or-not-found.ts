import "server-only";
import { notFound } from "next/navigation";
import { hasStatus } from "./api-error";

/** An answer, or null where the backend knows no such thing of this partner. */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/** An answer, or the page's own 404 where the backend knows no such thing of this partner. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return (await orNull(answer)) ?? notFound();
}
