import "server-only";
import { signPreviewLink } from "@/contract/tenant/signed-tokens";
import { environment } from "@/tenancy/environment";
import { readHeldLink } from "@/tenancy/held-link";
import { previewAddress } from "@/tenancy/origin";
import { SHARED_HOURS } from "./shared-hours";

interface RouteContext {
  params: Promise<{ partner: string }>;
}

/** Makes another link to the same preview, for the holder of a link that allows sharing; the new one does not. */
export async function linksRoute(request: Request, { params }: RouteContext): Promise<Response> {
  const { partner } = await params;
  const held = await readHeldLink(partner);
  const secret = environment.previewSecret;
  if (!held?.canShare || !secret) return new Response(null, { status: 404 });
  const hours = readHours(await request.json().catch(() => null));
  if (hours === null) return new Response(null, { status: 400 });
  const expiresAt = new Date(Math.floor(Date.now() / 1000 + hours * 3600) * 1000);
  const link = { partnerId: partner, expiresAt, madeBy: held.madeBy, canShare: false };
  const url = previewAddress(partner, await signPreviewLink(link, secret));
  return Response.json(
    { url, expiresAt: expiresAt.toISOString() },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}

function readHours(body: unknown): number | null {
  const hours = (body as { hours?: unknown } | null)?.hours;
  return SHARED_HOURS.find((choice) => choice === hours) ?? null;
}
