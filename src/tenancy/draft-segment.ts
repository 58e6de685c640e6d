import { type DraftChoice, parseDraftChoice } from "@/contract/tenant/draft-choice";

const SEGMENT = /^~([a-z][a-z0-9-]{1,30})~([0-9a-f]{16})(?:~([1-9]\d{0,14}))?$/;
const DIGEST_LENGTH = 16;

export interface DraftName {
  partnerId: string;
  /** Changes with every draft, so that no page of an earlier one is ever found again. */
  digest: string;
  /** Whose drafts of content its pages show. */
  choice: DraftChoice;
}

/** The first segment of a draft's pages: no partner is called so, and no visitor's path is left without a prefix. */
export const draftSegment = ({ partnerId, digest, choice }: DraftName): string =>
  `~${partnerId}~${digest.slice(0, DIGEST_LENGTH)}${choice === "all" ? "" : `~${choice}`}`;

/** Null for a live partner's segment. */
export function parseDraftSegment(segment: string): DraftName | null {
  const [, partnerId, digest, staffId] = SEGMENT.exec(segment) ?? [];
  const choice = parseDraftChoice(staffId ?? "all");
  return partnerId && digest && choice ? { partnerId, digest, choice } : null;
}
