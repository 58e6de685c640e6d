import "server-only";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { revalidationSchema } from "@/contract/tenant/revalidation";
import { storefrontWatch } from "@/observation/storefront/storefront-watch";
import { environment } from "./environment";
import { readSignedBody } from "./signed-body";
import { warmPages } from "./warm-pages";

/**
 * Purges pages after a write: the very next visitor has the new ones, most of which it makes again itself. While the backend
 * is away, pages stay as they were. Without a secret there is no such route.
 */
export async function revalidateRoute(request: Request): Promise<Response> {
  const secret = environment.revalidateSecret;
  if (!secret) return new Response(null, { status: 404 });
  const body = await readSignedBody(request, secret);
  if (body === null) return new Response(null, { status: 403 });
  const parsed = revalidationSchema.safeParse(parseJson(body));
  if (!parsed.success) return new Response(null, { status: 400 });
  const { tags, writtenAt } = parsed.data;
  for (const tag of tags) revalidateTag(tag, "max");
  // Next applies the tags before it calls this.
  after(() => warmPages(tags));
  storefrontWatch()?.purged({ tags: tags.length, writtenAt });
  return Response.json({ tags });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
