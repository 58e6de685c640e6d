import "server-only";
import { madeLinkSchema } from "@/contract/tenant/preview-notes";
import { isFromElsewhere, readHeldLink } from "@/tenancy/held-link";
import { askBackendInPrivate } from "@/tenancy/sources";
import { SHARED_HOURS } from "./shared-hours";

interface RouteContext {
  params: Promise<{ partner: string }>;
}

/** Makes another link to the same preview, for the holder of a link that allows sharing; the new one does not. */
export async function linksRoute(request: Request, { params }: RouteContext): Promise<Response> {
  if (isFromElsewhere(request)) return new Response(null, { status: 403 });
  const { partner } = await params;
  const held = await readHeldLink(partner);
  if (!held?.canShare) return new Response(null, { status: 404 });
  const hours = readHours(await request.json().catch(() => null));
  if (hours === null) return new Response(null, { status: 400 });
  const { madeBy, choice } = held;
  const answer = await askBackendInPrivate(`/tenancy/preview-links/${partner}`, { hours, madeBy, choice });
  return Response.json(madeLinkSchema.parse(answer), { headers: { "Cache-Control": "private, no-store" } });
}

function readHours(body: unknown): number | null {
  const hours = (body as { hours?: unknown } | null)?.hours;
  return SHARED_HOURS.find((choice) => choice === hours) ?? null;
}
