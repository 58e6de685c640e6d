import "server-only";
import { cache } from "react";
import { AFTER_TIMEOUT_LIMIT_MS, PREVIEW_TIME_LIMIT_MS, SERVER_TIME_LIMIT_MS } from "@/config/tenancy";
import type { ApiKey, ApiResponse } from "@/contract/api";
import { type CacheArea, cacheTag } from "@/contract/tenant/cache-tags";
import { DRAFTS_HEADER, DRAFTS_PASS_HEADER } from "@/contract/tenant/draft-choice";
import { signTenancyPass } from "@/contract/tenant/signed-tokens";
import type { Tenant } from "@/contract/tenant/tenant";
import { TimeLimitError, withServerTimeLimit } from "@/lib/with-time-limit";
import { REFUSAL } from "@/page-cache/cache-entry";
import { cachedRead } from "@/tenancy/cached-read";
import { type DraftName, draftSegment } from "@/tenancy/draft-segment";
import { draftOf } from "@/tenancy/draft-tenant";
import { environment } from "@/tenancy/environment";
import { callingOrigin } from "@/tenancy/origin";
import { hasJustTimedOut } from "@/tenancy/sources";
import { ApiError } from "./api-error";
import { type Api, createApi, type InputArgs } from "./create-api";
import { http } from "./http";

/**
 * The backend as a partner's pages see it on the server: no visitor, no token, and never a wait of more than 2 s
 * (6 s in a preview).
 * Next drops an abort signal when it revalidates a page in the background, so the limit is raced.
 */
export function serverApi(tenant: Tenant): Api {
  const draft = draftOf(tenant);
  const page = waitOfPage();
  const limitMs = draft ? PREVIEW_TIME_LIMIT_MS : SERVER_TIME_LIMIT_MS;
  return createApi({
    baseUrl: environment.backendUrl,
    tenantOrigin: callingOrigin(tenant),
    readToken: () => undefined,
    sendsOrigin: true,
    fetch: (url, init) =>
      withServerTimeLimit(
        (draft ? fetchDraft(draft, url, init) : http(url, init)).then(readBody),
        hasJustTimedOut() || page.hasTimedOut ? AFTER_TIMEOUT_LIMIT_MS : limitMs,
      ).catch((error: unknown) => {
        page.hasTimedOut ||= error instanceof TimeLimitError;
        throw error;
      }),
  });
}

/** A page waits once: what it reads after a time-out, it gets soon or not at all. */
const waitOfPage = cache(() => ({ hasTimedOut: false }));

/** What a call reads: an area of the tenant's data, or one thing in it. */
export type CacheScope = CacheArea | readonly [CacheArea, string | number];

/** One read for a tenant's pages: cached until its scope is written to, for 300 s at most. Throws ApiError. */
export async function cachedCall<Key extends ApiKey>(
  tenant: Tenant,
  scope: CacheScope,
  key: Key,
  ...input: InputArgs<Key>
): Promise<ApiResponse<Key>> {
  const [area, thing] = typeof scope === "string" ? [scope] : scope;
  const draft = draftOf(tenant);
  const cached = await cachedRead<Cached<Key>>({
    key: [draft ? draftSegment(draft) : tenant.id, key, JSON.stringify(input)],
    tags: tagsOf(tenant, area, thing),
    read: () =>
      serverApi(tenant)
        .call(key, ...input)
        .then((response) => ({ response }), asRefusal),
  });
  if ("response" in cached) return cached.response;
  const { status, message, code } = cached[REFUSAL];
  throw new ApiError(status, message, code);
}

type Cached<Key extends ApiKey> =
  | { response: ApiResponse<Key> }
  | { [REFUSAL]: Pick<ApiError, "status" | "message" | "code"> };

/** A refusal of the backend is cached instead of the response before it; after a failure that one stays. */
function asRefusal(error: unknown) {
  if (!(error instanceof ApiError) || error.status >= 500 || TRY_AGAIN.includes(error.status)) throw error;
  const { status, message, code } = error;
  return { [REFUSAL]: { status, message, code } };
}

/** Request timeout, too many requests. */
const TRY_AGAIN = [408, 429];

/** The API with drafts, for a preview's pages alone: visitors' browsers have no pass. */
async function fetchDraft({ choice }: DraftName, url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const secret = environment.previewSecret;
  if (secret) {
    headers.set(DRAFTS_HEADER, String(choice));
    headers.set(DRAFTS_PASS_HEADER, await signTenancyPass(secret, new Date()));
  }
  return http(url, { ...init, headers });
}

function tagsOf({ id }: Tenant, area: CacheArea, thing?: string | number): string[] {
  const tags = [cacheTag(id), cacheTag(id, area)];
  return thing === undefined ? tags : [...tags, cacheTag(id, area, thing)];
}

/** The body may stall as well: the limit is on all of the response. */
const readBody = async (response: Response): Promise<Response> =>
  response.body ? new Response(await response.arrayBuffer(), response) : response;
