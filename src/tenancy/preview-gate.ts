import { FRAME_COOKIE, PREVIEW_COOKIE, type PreviewLink } from "@/contract/tenant/signed-tokens";
import { environment } from "./environment";
import { type CookieReader, heldToken } from "./held-token";
import { isLocalHost } from "./hostname";
import { openPreview, type PreviewDecision } from "./open-preview";
import { askBackendInPrivate, SourceError } from "./sources";

/** What a request to a partner's preview may see. The draft is asked for each time: a new one shows at once. */
export const decidePreview = (
  partnerId: string,
  search: string,
  { cookies, headers }: { cookies: CookieReader; headers: Headers },
): Promise<PreviewDecision> =>
  openPreview(
    { partnerId, search, cookie: heldToken(cookies, headers) },
    { secret: environment.previewSecret, now: new Date(), readDigest, countLook },
  );

interface Entered {
  token: string;
  expiresAt: Date;
  isFramed: boolean;
}

/** The cookie that a link leaves: the preview host's own, not for scripts, gone when the link is. */
export const previewCookie = ({ token, expiresAt, isFramed }: Entered) => ({
  name: isFramed ? FRAME_COOKIE : PREVIEW_COOKIE,
  value: token,
  expires: expiresAt,
  path: "/",
  httpOnly: true,
  ...(isFramed
    ? // On one's own machine `studio.localhost` is another site; browsers take Secure from `*.localhost` as well.
      { sameSite: "none" as const, secure: true, partitioned: true }
    : { sameSite: "lax" as const, secure: !isLocalHost(environment.platformHost) }),
});

async function readDigest({ partnerId, choice, linkId }: PreviewLink) {
  const link = linkId ? `&link=${encodeURIComponent(linkId)}` : "";
  const answer = await askBackendInPrivate(
    `/tenancy/drafts/${encodeURIComponent(partnerId)}/digest?drafts=${choice}${link}`,
  );
  if (answer === null) return "nothing" as const;
  const { row } = answer as { row?: { digest?: unknown; isRevoked?: unknown } };
  if (typeof row?.digest !== "string") throw new SourceError("The backend named no draft");
  return row.isRevoked === true ? ("revoked" as const) : { digest: row.digest };
}

async function countLook({ partnerId, linkId }: PreviewLink): Promise<boolean> {
  const answer = await askBackendInPrivate(
    `/tenancy/preview-links/${encodeURIComponent(partnerId)}/looks/${encodeURIComponent(linkId ?? "")}`,
    {},
  );
  return (answer as { row?: { isOpen?: unknown } } | null)?.row?.isOpen === true;
}
