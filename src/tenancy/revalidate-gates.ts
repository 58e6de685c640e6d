import { REVALIDATE_PATH } from "@/contract/tenant/cache-tags";
import { environment } from "./environment";
import type { HostDirectory } from "./host-directory";
import { readSignedBody } from "./signed-body";

/** The tag of everything that a partner shows: what the edge knows of a partner changes with nothing less. */
const WHOLE_PARTNER = /^partner:([a-z][a-z0-9-]{1,30})$/;

/** Whether a path is the one that backends ask to purge pages. */
export const isRevalidation = (path: string): boolean => path === REVALIDATE_PATH;

/**
 * The edge's part of a purge, before the route's: what it knows of partners whose settings were published it reads once
 * more. No visitor waits for that. On Vercel each of many processes looks again by itself, within HOSTS_FRESH_MS.
 */
export async function revalidateGates(request: Request, directory: HostDirectory): Promise<void> {
  const secret = environment.revalidateSecret;
  if (!secret || process.env.VERCEL) return;
  const body = await readSignedBody(request, secret);
  const partnerIds = tagsOf(body).flatMap((tag) => WHOLE_PARTNER.exec(tag)?.[1] ?? []);
  if (partnerIds.length > 0) await directory.revalidate(partnerIds);
}

/** Checked by hand: zod would weigh on every cold start. A body that is none is the route's to refuse. */
function tagsOf(body: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(body ?? "null");
    const tags: unknown = parsed && typeof parsed === "object" && "tags" in parsed && parsed.tags;
    return Array.isArray(tags) ? tags.map(String) : [];
  } catch {
    return [];
  }
}
