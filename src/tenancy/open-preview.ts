import type { DraftChoice } from "@/contract/tenant/draft-choice";
import { PREVIEW_PARAMETER, type PreviewLink, readPreviewLink } from "@/contract/tenant/signed-tokens";

export type PreviewDecision =
  /** No link, or none that was ever signed for this: nothing is told, not even whether there is such a partner. */
  | { kind: "refused" }
  /** A link that opened this until it expired: its holder may know whose it was. */
  | { kind: "expired"; partnerId: string; expiredAt: Date }
  /** A link, to be turned into a cookie that ends with it. */
  | { kind: "enter"; token: string; expiresAt: Date; search: string; isFramed: boolean }
  | { kind: "draft"; partnerId: string; digest: string; choice: DraftChoice; studioOrigin: string | null }
  /** The holder of a link may know that there is nothing behind it. */
  | { kind: "missing" }
  | { kind: "unavailable" };

interface PreviewRequest {
  partnerId: string;
  /** The query as it was sent, with its question mark. */
  search: string;
  cookie: string | undefined;
}

interface PreviewSources {
  secret: string | null;
  now: Date;
  /** What names the drafts that a link shows; nothing: there are none to show. */
  readDigest: (link: PreviewLink) => Promise<{ digest: string } | "revoked" | "nothing">;
  /** Of a link that is listed: counts that it is opened; false where it is revoked. */
  countLook: (link: PreviewLink) => Promise<boolean>;
}

/** Whether a request may see a partner's draft: by the link in its query, or the cookie that the link left. */
export async function openPreview(
  { partnerId, search, cookie }: PreviewRequest,
  sources: PreviewSources,
): Promise<PreviewDecision> {
  const { secret, now } = sources;
  const entering = new URLSearchParams(search).get(PREVIEW_PARAMETER);
  const token = entering ?? cookie;
  if (!secret || !token) return { kind: "refused" };
  const read = (at: Date): Promise<PreviewLink | null> =>
    readPreviewLink(token, { partnerId, secret, now: at });
  const link = await read(now);
  if (!link) {
    // Read as of the beginning of time, nothing has expired: only the signature counts.
    const former = await read(new Date(0));
    return former ? { kind: "expired", partnerId, expiredAt: former.expiresAt } : { kind: "refused" };
  }
  try {
    return await (entering === null ? show(link, sources) : enter(link, { token, search }, sources));
  } catch {
    return { kind: "unavailable" };
  }
}

async function enter(
  link: PreviewLink,
  { token, search }: { token: string; search: string },
  { countLook }: PreviewSources,
): Promise<PreviewDecision> {
  const { expiresAt, studioOrigin, linkId } = link;
  if (linkId && !(await countLook(link))) return { kind: "refused" };
  return { kind: "enter", token, expiresAt, search: withoutToken(search), isFramed: studioOrigin !== null };
}

async function show(link: PreviewLink, { readDigest }: PreviewSources): Promise<PreviewDecision> {
  const { partnerId, choice, studioOrigin } = link;
  const shown = await readDigest(link);
  if (shown === "revoked") return { kind: "refused" };
  if (shown === "nothing") return { kind: "missing" };
  return { kind: "draft", partnerId, digest: shown.digest, choice, studioOrigin };
}

/** The rest of the query stays byte for byte. */
function withoutToken(search: string): string {
  const rest = search
    .slice(1)
    .split("&")
    .filter((part) => !new URLSearchParams(part).has(PREVIEW_PARAMETER));
  return rest.length > 0 ? `?${rest.join("&")}` : "";
}
