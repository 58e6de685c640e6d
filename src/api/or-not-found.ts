import "server-only";
import { notFound } from "next/navigation";
import { hasStatus } from "./api-error";

/** An answer, or the page's own 404 where the backend knows no such thing of this partner. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (hasStatus(error, 404)) notFound();
    throw error;
  }
}
