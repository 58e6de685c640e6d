import "server-only";
import { newNoteSchema, previewNoteSchema, previewNotesAnswerSchema } from "@/contract/tenant/preview-notes";
import { isFromElsewhere, readHeldLink } from "@/tenancy/held-link";
import { askBackendInPrivate } from "@/tenancy/sources";

interface RouteContext {
  params: Promise<{ partner: string }>;
}

const NEVER_STORED = { headers: { "Cache-Control": "private, no-store" } };
const LARGEST_BODY = 8192;
const typedNoteSchema = newNoteSchema.omit({ linkId: true });

/** The open notes on a preview's pages, for the holder of a link. */
export async function readNotesRoute(_request: Request, { params }: RouteContext): Promise<Response> {
  const { partner } = await params;
  if (!(await readHeldLink(partner))) return new Response(null, { status: 404 });
  const answer = await askBackendInPrivate(`/tenancy/preview-notes/${partner}`);
  return Response.json(previewNotesAnswerSchema.parse(answer), NEVER_STORED);
}

/** Pins a note to a place on a page, in the name that the holder of a link gives. */
export async function addNoteRoute(request: Request, { params }: RouteContext): Promise<Response> {
  if (isFromElsewhere(request)) return new Response(null, { status: 403 });
  const { partner } = await params;
  const held = await readHeldLink(partner);
  if (!held) return new Response(null, { status: 404 });
  const text = await request.text();
  const body = text.length > LARGEST_BODY ? null : parseJson(text);
  const typed = typedNoteSchema.safeParse(body);
  if (!typed.success) return new Response(null, { status: 400 });
  const note = { ...typed.data, linkId: held.linkId };
  const answer = (await askBackendInPrivate(`/tenancy/preview-notes/${partner}`, note)) as { row?: unknown };
  return Response.json(previewNoteSchema.parse(answer.row), NEVER_STORED);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
