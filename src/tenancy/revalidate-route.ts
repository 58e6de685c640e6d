import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { REVALIDATE_SIGNATURE_HEADER, revalidationSchema } from "@/contract/tenant/revalidation";
import { storefrontWatch } from "@/observation/storefront/storefront-watch";
import { environment } from "./environment";
import { warmPages } from "./warm-pages";

/**
 * Purges pages after a write: the very next visitor has the new ones, most of which it makes again itself. While the backend
 * is away, pages stay as they were. Without a secret there is no such route.
 */
export async function revalidateRoute(request: Request): Promise<Response> {
  const secret = environment.revalidateSecret;
  if (!secret) return new Response(null, { status: 404 });
  const body = await request.text();
  if (!isSigned(body, request.headers.get(REVALIDATE_SIGNATURE_HEADER), secret)) {
    return new Response(null, { status: 403 });
  }
  const parsed = revalidationSchema.safeParse(parseJson(body));
  if (!parsed.success) return new Response(null, { status: 400 });
  const { tags, writtenAt } = parsed.data;
  for (const tag of tags) revalidateTag(tag, "max");
  // Next applies the tags before it calls this.
  after(() => warmPages(tags));
  storefrontWatch()?.purged({ tags: tags.length, writtenAt });
  return Response.json({ tags });
}

function isSigned(body: string, signature: string | null, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(signature ?? "", "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
