import type { ContentKind } from "@/contract/content/kinds";
import type { ThingRow } from "../db/schema/publishes";
import { ApiError, databaseErrorCode } from "../lib/errors";
import type { Site } from "./site";
import { type AnyBody, storeOf } from "./stores";

/** A thing and what becomes of it; null: it is removed. */
export interface ThingChange {
  kind: ContentKind;
  id: number;
  body: AnyBody | null;
  /** Of a new thing that content files name, or that was there before. */
  row?: ThingRow;
}

/** What other kinds reference comes before them. */
const WRITTEN_FIRST: ContentKind[] = [
  "category",
  "afterNotice",
  "product",
  "event",
  "faqGroup",
  "boardType",
  "doctor",
];
const WRITTEN_LAST: ContentKind[] = ["order"];

/**
 * Within a transaction: writes all of them, what is referenced first and removals last. Throws a 409 for one that is in use,
 * a 422 for one that names what is not there.
 */
export async function applyChanges(site: Site, changes: ThingChange[]): Promise<void> {
  for (const { kind, id, body, row } of sortedChanges(changes)) {
    const store = storeOf(kind);
    try {
      await (body === null ? store.remove(site, id) : store.write(site, id, body, row));
    } catch (error) {
      throw refusalOf(error, body);
    }
  }
}

export const sortedChanges = (changes: ThingChange[]): ThingChange[] =>
  changes.toSorted((one, other) => rankOf(one) - rankOf(other));

function rankOf({ kind, body }: ThingChange): number {
  const first = WRITTEN_FIRST.indexOf(kind);
  const place = first >= 0 ? first : WRITTEN_FIRST.length + (WRITTEN_LAST.includes(kind) ? 1 : 0);
  return body === null ? 100 - place : place;
}

const FOREIGN_KEY_VIOLATION = "23503";

function refusalOf(error: unknown, body: AnyBody | null): unknown {
  const code = databaseErrorCode(error);
  if (code === FOREIGN_KEY_VIOLATION)
    return body === null
      ? new ApiError(
          409,
          "content.in-use",
          "다른 곳에서 쓰고 있어 지울 수 없습니다. 쓰는 곳에서 먼저 빼 주세요.",
        )
      : new ApiError(422, "content.missing", "여기서 가리키는 것이 지워졌습니다. 다시 골라 주세요.");
  // Class 22 and 23: a value that the table refuses.
  if (code && /^2[23]/.test(code))
    return new ApiError(422, ["content.refused", code], "저장할 수 없는 값이 있습니다.");
  return error;
}
