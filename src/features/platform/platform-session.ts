import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { cookies } from "next/headers";
import { environment } from "@/tenancy/environment";
import { isLocalHost } from "@/tenancy/hostname";

const COOKIE = "platform";
const SESSION_S = 12 * 3600;
const ALGORITHM = "HS256";
const AUDIENCE = "platform";

/** Whether what was typed is PLATFORM_TOKEN; takes as long either way. */
export function isPlatformToken(given: string): boolean {
  const { platformToken } = environment;
  return platformToken !== null && timingSafeEqual(hash(given), hash(platformToken));
}

/** True for a request of somebody who has signed in with the token as it is now. */
export async function isSignedIn(): Promise<boolean> {
  const { platformToken } = environment;
  const session = (await cookies()).get(COOKIE)?.value;
  if (!platformToken || !session) return false;
  try {
    await jwtVerify(session, keyOf(platformToken), { algorithms: [ALGORITHM], audience: AUDIENCE });
    return true;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}

/** The header that begins a session; null ends one. */
export async function sessionCookie(platformToken: string | null): Promise<string> {
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isLocalHost(environment.platformHost) ? "" : "; Secure"}`;
  if (platformToken === null) return `${COOKIE}=; Max-Age=0; ${attributes}`;
  const session = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setExpirationTime(`${SESSION_S}s`)
    .sign(keyOf(platformToken));
  return `${COOKIE}=${session}; Max-Age=${SESSION_S}; ${attributes}`;
}

const hash = (text: string) => createHash("sha256").update(text).digest();
/** A new token ends every session. */
const keyOf = (platformToken: string) => hash(`session of ${platformToken}`);
