import { PREVIEW_COOKIE } from "@/contract/tenant/signed-tokens";
import { environment } from "./environment";
import { isLocalHost } from "./hostname";
import { openPreview, type PreviewDecision } from "./open-preview";
import { askBackendInPrivate, SourceError } from "./sources";

interface CookieReader {
  get: (name: string) => { value: string } | undefined;
}

/** What a request to a partner's preview may see. The draft is asked for each time: a new one shows at once. */
export const decidePreview = (
  partnerId: string,
  search: string,
  cookies: CookieReader,
): Promise<PreviewDecision> =>
  openPreview(
    { partnerId, search, cookie: cookies.get(PREVIEW_COOKIE)?.value },
    { secret: environment.previewSecret, now: new Date(), readDigest },
  );

/** The cookie that a link leaves: the preview host's own, not for scripts, gone when the link is. */
export const previewCookie = (token: string, expires: Date) => ({
  name: PREVIEW_COOKIE,
  value: token,
  expires,
  path: "/",
  httpOnly: true,
  sameSite: "lax" as const,
  secure: !isLocalHost(environment.platformHost),
});

async function readDigest(partnerId: string): Promise<string | null> {
  const answer = await askBackendInPrivate(`/tenancy/drafts/${encodeURIComponent(partnerId)}/digest`);
  if (answer === null) return null;
  const { row } = answer as { row?: { digest?: unknown } };
  if (typeof row?.digest !== "string") throw new SourceError("The backend named no draft");
  return row.digest;
}
