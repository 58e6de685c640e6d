import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { DraftChoice } from "@/contract/tenant/draft-choice";
import { PREVIEW_PARAMETER, signPreviewLink } from "@/contract/tenant/signed-tokens";
import { type PreviewLinkRow, previewLinks } from "../db/schema/previews";
import type { PartnerScope } from "../db/scope";
import type { Environment } from "../lib/environment";
import { isLocal } from "../tenancy/host";

const MOST_LISTED = 100;
const KEPT_MS = 30 * 24 * 3_600_000;

interface LinkWish {
  label: string;
  /** Whose drafts it shows. */
  choice: DraftChoice;
  hours: number;
  staffId: number | null;
  madeBy: string;
}

type PreviewSettings = Pick<Environment, "PREVIEW_SECRET" | "PLATFORM_HOST" | "PORT">;

/** A link that is listed, with its address, which is stored nowhere. */
export async function makeShareLink(
  scope: PartnerScope,
  settings: PreviewSettings & { PREVIEW_SECRET: string },
  { hours, ...wish }: LinkWish,
  now: Date,
): Promise<{ row: PreviewLinkRow; url: string }> {
  const { partnerId } = scope;
  const tokenId = randomUUID();
  const expiresAt = endOf(now, hours * 3600);
  const { choice, madeBy } = wish;
  const token = await signPreviewLink(
    { ...{ partnerId, expiresAt, madeBy, choice }, canShare: false, linkId: tokenId },
    settings.PREVIEW_SECRET,
  );
  const [row] = await scope.insert(previewLinks, [
    { ...wish, ...{ tokenId, expiresAt }, choice: String(choice), at: now },
  ]);
  return { row: row as PreviewLinkRow, url: previewUrl(settings, partnerId, token) };
}

const FRAME_SECONDS = 3600;

/** An address for the frame of the studio at this origin. */
export async function makeFrameLink(
  { PREVIEW_SECRET, ...settings }: PreviewSettings & { PREVIEW_SECRET: string },
  link: { partnerId: string; madeBy: string; choice: DraftChoice; studioOrigin: string },
  now: Date,
): Promise<{ url: string; expiresAt: string }> {
  const expiresAt = endOf(now, FRAME_SECONDS);
  const token = await signPreviewLink({ ...link, expiresAt, canShare: false }, PREVIEW_SECRET);
  return { url: previewUrl(settings, link.partnerId, token), expiresAt: expiresAt.toISOString() };
}

/** A token ends at a whole second. */
const endOf = (now: Date, seconds: number) => new Date(Math.floor(now.getTime() / 1000 + seconds) * 1000);

function previewUrl(
  { PLATFORM_HOST, PORT }: Omit<PreviewSettings, "PREVIEW_SECRET">,
  partnerId: string,
  token: string,
): string {
  const host = `${partnerId}.preview.${PLATFORM_HOST}`;
  const origin = isLocal(PLATFORM_HOST) ? `http://${host}:${PORT}` : `https://${host}`;
  return `${origin}/?${PREVIEW_PARAMETER}=${token}`;
}

/** The newest first; those that have ended for a month are not told any more. */
export const listShareLinks = (scope: PartnerScope, now: Date): Promise<PreviewLinkRow[]> =>
  scope.rows(previewLinks, {
    where: gt(previewLinks.expiresAt, new Date(now.getTime() - KEPT_MS)),
    orderBy: [desc(previewLinks.at), desc(previewLinks.id)],
    limit: MOST_LISTED,
  });

/** Undefined for a link that there is not. */
export async function revokeShareLink(
  scope: PartnerScope,
  id: number,
  now: Date,
): Promise<{ row: PreviewLinkRow; isNew: boolean } | undefined> {
  const isOpen = and(eq(previewLinks.id, id), isNull(previewLinks.revokedAt)) as SQL;
  const [revoked] = await scope.update(previewLinks, { revokedAt: now }, isOpen);
  if (revoked) return { row: revoked, isNew: true };
  const row = await scope.first(previewLinks, { where: eq(previewLinks.id, id) });
  return row && { row, isNew: false };
}

/** The link of a token, while it is good. */
export const findOpenLink = (scope: PartnerScope, tokenId: string): Promise<PreviewLinkRow | undefined> =>
  scope.first(previewLinks, {
    where: and(eq(previewLinks.tokenId, tokenId), isNull(previewLinks.revokedAt)),
  });

/** Counts an opening; false for a link that is revoked. */
export async function countLook(scope: PartnerScope, tokenId: string, now: Date): Promise<boolean> {
  const isOpen = and(eq(previewLinks.tokenId, tokenId), isNull(previewLinks.revokedAt)) as SQL;
  const looks = sql`${previewLinks.looks} + 1`;
  return (await scope.update(previewLinks, { looks, lastLookAt: now }, isOpen)).length > 0;
}
