import { and, inArray, sql } from "drizzle-orm";
import type { ContentKind } from "@/contract/content/kinds";
import { contentDrafts } from "../db/schema/publishes";
import { beforeAfters, partnerReviews } from "../db/schema/results";
import type { PartnerScope } from "../db/scope";
import { isSignedLink, signLink } from "../lib/signed-links";

const MEDIA = "/media/";
const LINK_TTL_MS = 10 * 60_000;
/** Links within this step are identical, so that the browser cache hits. */
const LINK_STEP_MS = 5 * 60_000;

/** A signed link, valid for ten minutes; a URL on another host stays as it is. */
export function memberPicture(url: string, key: string, now: Date): string {
  if (!url.startsWith(MEDIA)) return url;
  const begun = Math.ceil(now.getTime() / LINK_STEP_MS) * LINK_STEP_MS;
  return `${pathOf(url)}?${signLink(subjectOf(url, key), begun + LINK_TTL_MS)}`;
}

/**
 * Whether a picture is public, or opened by a valid signed link; null: no access. One that only a draft names as a members'
 * picture has no link yet.
 */
export async function pictureAccess(
  scope: PartnerScope,
  { path, query, now }: { path: string; query: Record<string, string>; now: Date },
): Promise<"public" | "signed" | null> {
  const keys = (await memberPictures(scope)).filter(({ url }) => isSame(url, path)).map(({ key }) => key);
  if (keys.length === 0) return (await isInMembersDraft(scope, path)) ? null : "public";
  return keys.some((key) => isSignedLink(subjectOf(path, key), query, now)) ? "signed" : null;
}

/** The kinds of drafts whose pictures are members' alone. */
const MEMBERS_KINDS: ContentKind[] = ["beforeAfter", "review"];

async function isInMembersDraft(scope: PartnerScope, path: string): Promise<boolean> {
  const { kind, body } = contentDrafts;
  const names = sql`position(${path.toLowerCase()} in lower(${body}::text)) > 0`;
  return (await scope.count(contentDrafts, and(inArray(kind, MEMBERS_KINDS), names))) > 0;
}

/** Whether a picture is members' alone, live or by a draft. */
export const isMembersPicture = async (scope: PartnerScope, path: string): Promise<boolean> =>
  (await memberPictures(scope)).some(({ url }) => isSame(url, path)) || isInMembersDraft(scope, path);

async function memberPictures(scope: PartnerScope): Promise<{ url: string; key: string }[]> {
  const [pairs, reviews] = await Promise.all([
    scope.pick(beforeAfters, {
      before: beforeAfters.beforeImageUrl,
      after: beforeAfters.afterImageUrl,
      key: beforeAfters.pictureKey,
    }),
    scope.pick(partnerReviews, { url: partnerReviews.imageUrl, key: partnerReviews.pictureKey }),
  ]);
  return [
    ...pairs.flatMap(({ before, after, key }) => [before, after].map((url) => ({ url, key }))),
    ...reviews.flatMap(({ url, key }) => (url ? [{ url, key }] : [])),
  ];
}

const pathOf = (url: string) => url.replace(/[?#].*$/, "");
/** Case-insensitive, as some file systems are. */
const isSame = (one: string, other: string) => pathOf(one).toLowerCase() === pathOf(other).toLowerCase();
const subjectOf = (url: string, key: string) => ({ name: pathOf(url).toLowerCase(), key });
