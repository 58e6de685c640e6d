import { makeShareLink } from "../content/preview-links";
import { hasDrafts } from "../content/previews";
import { PartnerScope } from "../db/scope";
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

/** A link to a partner's preview, with everybody's drafts; throws TenancyError without any, or without PREVIEW_SECRET. */
export async function makePreviewLink(
  { db, now, previews: { PREVIEW_SECRET, PLATFORM_HOST, PORT } }: Pick<Tenancy, "db" | "now" | "previews">,
  { id, hours, by }: LinkRequest,
): Promise<MadeLink> {
  if (!PREVIEW_SECRET) throw new TenancyError("PREVIEW_SECRET is not set: it signs links to previews.");
  if (!(await hasDrafts(db, id))) throw new TenancyError(`${id} has no draft.`);
  const { row, url } = await makeShareLink(
    new PartnerScope(db, id),
    { PREVIEW_SECRET, PLATFORM_HOST, PORT },
    { choice: "all", hours, madeBy: by, label: by, staffId: null },
    now(),
  );
  return { url, expiresAt: row.expiresAt.toISOString() };
}
