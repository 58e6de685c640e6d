import { PREVIEW_PARAMETER, signPreviewLink } from "@/contract/tenant/signed-tokens";
import { findDraftDigest } from "../tenancy/find-draft";
import { isLocal } from "../tenancy/host";
import type { Tenancy } from "../tenancy/tenancy";
import { TenancyError } from "../tenancy/tenancy-error";

interface MadeLink {
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

interface LinkRequest {
  id: string;
  hours: number;
  by: string;
}

/** A link to a partner's preview; throws TenancyError without a draft, or without PREVIEW_SECRET. */
export async function makePreviewLink(
  { db, now, previews: { PREVIEW_SECRET, PLATFORM_HOST, PORT } }: Pick<Tenancy, "db" | "now" | "previews">,
  { id, hours, by }: LinkRequest,
): Promise<MadeLink> {
  if (!PREVIEW_SECRET) throw new TenancyError("PREVIEW_SECRET is not set: it signs links to previews.");
  if ((await findDraftDigest(db, id)) === null) throw new TenancyError(`${id} has no draft.`);
  // A token expires at a whole second.
  const expiresAt = new Date(Math.floor(now().getTime() / 1000 + hours * 3600) * 1000);
  const token = await signPreviewLink(
    { partnerId: id, expiresAt, madeBy: by, canShare: false },
    PREVIEW_SECRET,
  );
  const host = `${id}.preview.${PLATFORM_HOST}`;
  const origin = isLocal(PLATFORM_HOST) ? `http://${host}:${PORT}` : `https://${host}`;
  return { url: `${origin}/?${PREVIEW_PARAMETER}=${token}`, expiresAt: expiresAt.toISOString() };
}
