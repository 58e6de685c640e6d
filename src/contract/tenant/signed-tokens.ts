import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { type DraftChoice, parseDraftChoice } from "./draft-choice";

/** The query parameter that a preview link carries, and the cookie that it becomes. */
export const PREVIEW_PARAMETER = "preview";
export const PREVIEW_COOKIE = "preview";
/** Of the studio's frame: another one, so that a link that is opened beside the studio does not take the frame's place. */
export const FRAME_COOKIE = "preview-frame";
export const PREVIEW_MAX_HOURS = 24 * 14;
export const PREVIEW_DEFAULT_HOURS = 72;

const ALGORITHM = "HS256";
/** One secret signs both kinds; neither passes for the other. */
const KINDS = { link: "preview-link", pass: "tenancy-pass" } as const;
const PASS_AUDIENCE = "tenancy";
const PASS_SECONDS = 60;
/** What a response header may name. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

export interface PreviewLink {
  partnerId: string;
  expiresAt: Date;
  /** The author, or the platform's page. */
  madeBy: string;
  /** The holder may create further links, which do not allow it. */
  canShare: boolean;
  /** Whose drafts of content it shows. */
  choice: DraftChoice;
  /** Of a link that is listed and can be revoked; null: it ends by itself alone. */
  linkId: string | null;
  /** Of a link for the studio's own frame: the one origin that may frame the preview. */
  studioOrigin: string | null;
}

type OptionalClaim = "choice" | "linkId" | "studioOrigin";
export type NewPreviewLink = Omit<PreviewLink, OptionalClaim> & Partial<Pick<PreviewLink, OptionalClaim>>;

/** The token of a preview link, signed with PREVIEW_SECRET. */
export function signPreviewLink(link: NewPreviewLink, secret: string): Promise<string> {
  const { canShare, choice = "all", linkId, studioOrigin } = link;
  const token = new SignJWT({ canShare, choice, ...(studioOrigin && { studioOrigin }) })
    .setProtectedHeader({ alg: ALGORITHM, typ: KINDS.link })
    .setAudience(link.partnerId)
    .setSubject(link.madeBy)
    .setExpirationTime(link.expiresAt);
  if (linkId) token.setJti(linkId);
  return token.sign(keyOf(secret));
}

/** Null for a token that has expired, is another partner's, or has another signature. */
export async function readPreviewLink(
  token: string,
  { partnerId, secret, now }: { partnerId: string; secret: string; now: Date },
): Promise<PreviewLink | null> {
  const claims = await readClaims(token, { typ: KINDS.link, audience: partnerId, secret, now });
  if (!claims?.exp) return null;
  return {
    partnerId,
    expiresAt: new Date(claims.exp * 1000),
    madeBy: claims.sub ?? "",
    canShare: claims.canShare === true,
    // Links from before there were drafts of content.
    choice: parseDraftChoice(claims.choice) ?? "all",
    linkId: claims.jti ?? null,
    studioOrigin: ORIGIN.test(String(claims.studioOrigin)) ? String(claims.studioOrigin) : null,
  };
}

/** Authenticates a storefront for drafts and the platform's state, for a minute. */
export const signTenancyPass = (secret: string, now: Date): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: KINDS.pass })
    .setAudience(PASS_AUDIENCE)
    .setExpirationTime(new Date(now.getTime() + PASS_SECONDS * 1000))
    .sign(keyOf(secret));

export async function isTenancyPass(token: string, secret: string, now: Date): Promise<boolean> {
  const claims = await readClaims(token, { typ: KINDS.pass, audience: PASS_AUDIENCE, secret, now });
  return claims !== null;
}

interface Expected {
  typ: string;
  audience: string;
  secret: string;
  now: Date;
}

async function readClaims(
  token: string,
  { typ, audience, secret, now }: Expected,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      typ,
      audience,
      currentDate: now,
      requiredClaims: ["exp"],
    });
    // An array of audiences would be valid for several partners.
    return payload.aud === audience ? payload : null;
  } catch (error) {
    // The caller is not told which check failed.
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

const keyOf = (secret: string) => new TextEncoder().encode(secret);
