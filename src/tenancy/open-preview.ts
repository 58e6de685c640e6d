import { PREVIEW_PARAMETER, type PreviewLink, readPreviewLink } from "@/contract/tenant/signed-tokens";

export type PreviewDecision =
  /** No link, or none that was ever signed for this: nothing is told, not even whether there is such a partner. */
  | { kind: "refused" }
  /** A link that opened this until it expired: its holder may know whose it was. */
  | { kind: "expired"; partnerId: string; expiredAt: Date }
  /** A link, to be turned into a cookie that ends with it. */
  | { kind: "enter"; token: string; expiresAt: Date; search: string }
  | { kind: "draft"; partnerId: string; digest: string }
  /** Whoever has a link may know that there is nothing behind it. */
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
  /** What names a partner's draft; null: it has none. */
  readDigest: (partnerId: string) => Promise<string | null>;
}

/** Whether a request may see a partner's draft: by the link in its query, or the cookie that the link left. */
export async function openPreview(
  { partnerId, search, cookie }: PreviewRequest,
  { secret, now, readDigest }: PreviewSources,
): Promise<PreviewDecision> {
  if (!secret) return { kind: "refused" };
  const read = (token: string, at = now): Promise<PreviewLink | null> =>
    readPreviewLink(token, { partnerId, secret, now: at });
  const refuse = async (token: string): Promise<PreviewDecision> => {
    // Read as of the beginning of time, nothing has expired: only the signature counts.
    const link = await read(token, new Date(0));
    return link ? { kind: "expired", partnerId, expiredAt: link.expiresAt } : { kind: "refused" };
  };
  const token = new URLSearchParams(search).get(PREVIEW_PARAMETER);
  if (token !== null) {
    const link = await read(token);
    if (!link) return refuse(token);
    return { kind: "enter", token, expiresAt: link.expiresAt, search: withoutToken(search) };
  }
  if (!cookie) return { kind: "refused" };
  if (!(await read(cookie))) return refuse(cookie);
  try {
    const digest = await readDigest(partnerId);
    return digest ? { kind: "draft", partnerId, digest } : { kind: "missing" };
  } catch {
    return { kind: "unavailable" };
  }
}

/** The rest of the query stays byte for byte. */
function withoutToken(search: string): string {
  const rest = search
    .slice(1)
    .split("&")
    .filter((part) => !new URLSearchParams(part).has(PREVIEW_PARAMETER));
  return rest.length > 0 ? `?${rest.join("&")}` : "";
}
