import { labelOf } from "@/contract/content/changes";
import { CONTENT_KINDS, type ContentKind } from "@/contract/content/kinds";
import type { MediaUse } from "@/contract/studio/media";
import { listDrafts } from "../drafts";
import type { Site } from "../site";
import { type AnyBody, storeOf } from "../stores";

/** Where a file is named, and what it is said to show there. */
export interface FileUses {
  uses: MediaUse[];
  alt: string;
}

/** An order holds ids alone. */
const SEARCHED = CONTENT_KINDS.filter((kind) => kind !== "order");
/** Kinds whose pictures are members' alone. */
const MEMBERS_KINDS: ReadonlySet<ContentKind> = new Set(["beforeAfter", "review"]);

export const isMembersUse = ({ kind }: MediaUse): boolean => MEMBERS_KINDS.has(kind);

/**
 * Everything live and every draft, by the file of the clinic that it names: in a field, or within HTML. What is live counts
 * until it is replaced, also where its draft names another file.
 */
export async function readUses(site: Site): Promise<Map<string, FileUses>> {
  const found = new Map<string, FileUses>();
  const add = (kind: ContentKind, id: number, body: AnyBody, isDraft: boolean) => {
    const use = { kind, id, label: labelOf(body), isDraft };
    for (const [file, alt] of filesIn(body, site.partnerId)) {
      const known = found.get(file) ?? { uses: [], alt: "" };
      const isKnown = known.uses.some((each) => each.kind === kind && each.id === id);
      found.set(file, { uses: isKnown ? known.uses : [...known.uses, use], alt: known.alt || alt });
    }
  };
  for (const kind of SEARCHED)
    for (const { id, body } of await storeOf(kind).read(site)) add(kind, id, body, false);
  for (const { kind, thingId, body } of await listDrafts(site)) if (body) add(kind, thingId, body, true);
  return found;
}

/** The clinic's own files that a body names, each with its alt where one stands beside it. */
function filesIn(value: unknown, partnerId: string, alt = ""): Map<string, string> {
  if (typeof value === "string") {
    const pattern = new RegExp(`/media/${partnerId}/([A-Za-z0-9_-][A-Za-z0-9._-]*)`, "g");
    return new Map([...value.matchAll(pattern)].map(([, file = ""]) => [file, alt]));
  }
  if (typeof value !== "object" || value === null) return new Map();
  const own = { alt: "", imageAlt: "", ...value };
  const beside = String(own.alt || own.imageAlt || "");
  return new Map(Object.values(value).flatMap((inner) => [...filesIn(inner, partnerId, beside)]));
}
