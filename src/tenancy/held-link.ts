import "server-only";
import { cookies } from "next/headers";
import { PREVIEW_COOKIE, type PreviewLink, readPreviewLink } from "@/contract/tenant/signed-tokens";
import { environment } from "./environment";

/** The link by which a request sees a partner's preview; null where none opens it. */
export async function readHeldLink(partnerId: string): Promise<PreviewLink | null> {
  const secret = environment.previewSecret;
  const token = (await cookies()).get(PREVIEW_COOKIE)?.value;
  return secret && token ? readPreviewLink(token, { partnerId, secret, now: new Date() }) : null;
}
