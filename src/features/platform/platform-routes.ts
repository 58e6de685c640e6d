import "server-only";
import { signPreviewLink } from "@/contract/tenant/signed-tokens";
import { partnerIdSchema } from "@/contract/tenant/tenant";
import { environment } from "@/tenancy/environment";
import { previewAddress } from "@/tenancy/origin";
import { isPlatformToken, isSignedIn, sessionCookie } from "./platform-session";
import { createSlowQueue } from "./slow-queue";

const FAILURE_MS = 1000;
const MOST_WAITING = 10;
const PREVIEW_HOURS = 12;
const LONGEST_TOKEN = 1000;
const LARGEST_FORM_BYTES = 8192;

/** Guesses are answered one after the other, a second each, for all clients together. The right token never waits. */
const guesses = createSlowQueue({ eachMs: FAILURE_MS, most: MOST_WAITING });

export async function signInRoute(request: Request): Promise<Response> {
  if (!environment.platformToken) return new Response(null, { status: 404 });
  if (!isSmall(request)) return new Response(null, { status: 413 });
  const form = await request.formData().catch(() => null);
  const token = String(form?.get("token") ?? "").slice(0, LONGEST_TOKEN);
  if (isPlatformToken(token)) return seeOther("/", await sessionCookie(environment.platformToken));
  if (!(await guesses.wait())) return new Response(null, { status: 429, headers: { "Retry-After": "30" } });
  return seeOther("/?failed");
}

export async function signOutRoute(): Promise<Response> {
  return seeOther("/", await sessionCookie(null));
}

interface PreviewContext {
  params: Promise<{ partner: string }>;
}

/** Leads a signed-in person to a partner's preview, by a link of their own that may be shared on. */
export async function previewRoute(_request: Request, { params }: PreviewContext): Promise<Response> {
  const { partner } = await params;
  const secret = environment.previewSecret;
  if (!(await isSignedIn())) return seeOther("/");
  if (!secret || !partnerIdSchema.safeParse(partner).success) return new Response(null, { status: 404 });
  const expiresAt = new Date(Date.now() + PREVIEW_HOURS * 3_600_000);
  const link = { partnerId: partner, expiresAt, madeBy: "platform", canShare: true };
  return seeOther(previewAddress(partner, await signPreviewLink(link, secret)));
}

/** Limits the body of a request without a session; browsers send a Content-Length with a form. */
function isSmall({ headers }: Request): boolean {
  const length = Number(headers.get("content-length") ?? Number.NaN);
  return length <= LARGEST_FORM_BYTES;
}

function seeOther(address: string, cookie?: string): Response {
  const headers = new Headers({ Location: address, "Cache-Control": "no-store" });
  if (cookie) headers.set("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}
