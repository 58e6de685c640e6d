import { beforeAfters, partnerReviews } from "../db/schema/results";
import type { PartnerScope } from "../db/scope";
import { isSignedLink, signLink } from "../http/signed-links";

const MEDIA = "/media/";
const LINK_LIFE_MS = 10 * 60_000;
/** A link asked for again within these minutes is the same one: a browser does not fetch its picture again. */
const LINK_STEP_MS = 5 * 60_000;

/** The address under which a member sees a picture for the next ten minutes; one of another host is as it was written. */
export function memberPicture(url: string, key: string, now: Date): string {
  if (!url.startsWith(MEDIA)) return url;
  const begun = Math.ceil(now.getTime() / LINK_STEP_MS) * LINK_STEP_MS;
  return `${pathOf(url)}?${signLink(subjectOf(url, key), begun + LINK_LIFE_MS)}`;
}

/** Who may have a partner's picture: everybody, or, with a link that we signed, a member; null: nobody. */
export async function pictureAccess(
  scope: PartnerScope,
  { path, query, now }: { path: string; query: Record<string, string>; now: Date },
): Promise<"public" | "signed" | null> {
  const keys = (await memberPictures(scope)).filter(({ url }) => isSame(url, path)).map(({ key }) => key);
  if (keys.length === 0) return "public";
  return keys.some((key) => isSignedLink(subjectOf(path, key), query, now)) ? "signed" : null;
}

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
/** Where the file system does not tell capitals apart, neither do we. */
const isSame = (one: string, other: string) => pathOf(one).toLowerCase() === pathOf(other).toLowerCase();
const subjectOf = (url: string, key: string) => ({ name: pathOf(url).toLowerCase(), key });
