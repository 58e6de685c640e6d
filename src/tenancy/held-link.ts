import "server-only";
import { cookies, headers } from "next/headers";
import { type PreviewLink, readPreviewLink } from "@/contract/tenant/signed-tokens";
import { environment } from "./environment";
import { heldToken } from "./held-token";

/** The link by which a request sees a partner's preview; null where none opens it. */
export async function readHeldLink(partnerId: string): Promise<PreviewLink | null> {
  const secret = environment.previewSecret;
  const token = heldToken(await cookies(), await headers());
  return secret && token ? readPreviewLink(token, { partnerId, secret, now: new Date() }) : null;
}

/** Sent by another site's page, or another clinic's: the frame's cookie is sent along there where the browser allows it. */
export const isFromElsewhere = ({ headers: sent }: Request): boolean =>
  (sent.get("sec-fetch-site") ?? "same-origin") !== "same-origin";
