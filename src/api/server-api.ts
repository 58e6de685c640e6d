import "server-only";
import { unstable_cache } from "next/cache";
import {
  FAILURE_MEMORY_MS,
  PAGE_REVALIDATE_S,
  SERVER_TIME_LIMIT_MS,
  SILENT_TIME_LIMIT_MS,
} from "@/config/tenancy";
import type { ApiKey } from "@/contract/api";
import { type CacheArea, cacheTag } from "@/contract/tenant/cache-tags";
import { DRAFTS_HEADER, DRAFTS_PASS_HEADER } from "@/contract/tenant/draft-choice";
import { signTenancyPass } from "@/contract/tenant/signed-tokens";
import type { Tenant } from "@/contract/tenant/tenant";
import { createFailFast } from "@/lib/fail-fast";
import { withServerTimeLimit } from "@/lib/with-time-limit";
import { type DraftName, draftSegment } from "@/tenancy/draft-segment";
import { draftOf } from "@/tenancy/draft-tenant";
import { environment } from "@/tenancy/environment";
import { callingOrigin } from "@/tenancy/origin";
import { isSilent } from "@/tenancy/silence";
import { type Api, createApi, type InputArgs } from "./create-api";
import { http } from "./http";

const failFast = createFailFast({ memoryMs: FAILURE_MEMORY_MS, now: Date.now });

/**
 * The backend as a partner's pages see it on the server: no visitor, no token, and never a wait of more than 2 s.
 * Next drops an abort signal when it makes a page anew in the background, so the limit is raced.
 */
export function serverApi(tenant: Tenant): Api {
  const draft = draftOf(tenant);
  const asked = draft ? draftSegment(draft) : callingOrigin(tenant);
  return createApi({
    baseUrl: environment.backendUrl,
    tenantOrigin: callingOrigin(tenant),
    readToken: () => undefined,
    sendsOrigin: true,
    fetch: (url, init) =>
      failFast(`${asked} ${url}`, () =>
        withServerTimeLimit(
          (draft ? askPreview(draft, url, init) : http(url, init)).then(wholeAnswer),
          isSilent() ? SILENT_TIME_LIMIT_MS : SERVER_TIME_LIMIT_MS,
        ),
      ),
  });
}

/** What a call reads: an area of the tenant's data, or one thing in it. */
export type CacheScope = CacheArea | readonly [CacheArea, string | number];

/** One read for a tenant's pages: cached until its scope is written to, for 300 s at most. Throws ApiError. */
export const cachedCall = <Key extends ApiKey>(
  tenant: Tenant,
  scope: CacheScope,
  key: Key,
  ...input: InputArgs<Key>
) => {
  const [area, thing] = typeof scope === "string" ? [scope] : scope;
  const cached = cachedAs(tenant, area, thing);
  const draft = draftOf(tenant);
  if (!draft) return serverApi(tenant).callWith({ next: cached }, key, ...input);
  // Next's cache of fetches is keyed by the headers as well, and no two passes are the same.
  const name = [draftSegment(draft), key, JSON.stringify(input)];
  return unstable_cache(() => serverApi(tenant).call(key, ...input), name, cached)();
};

/** The API with drafts, for a preview's pages alone: visitors' browsers have no pass. */
async function askPreview({ choice }: DraftName, url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const secret = environment.previewSecret;
  if (secret) {
    headers.set(DRAFTS_HEADER, String(choice));
    headers.set(DRAFTS_PASS_HEADER, await signTenancyPass(secret, new Date()));
  }
  return http(url, { ...init, headers });
}

/** What Next caches until its area is written to, for 300 s at most. */
function cachedAs(tenant: Tenant, area: CacheArea, thing?: string | number) {
  const tags = [cacheTag(tenant.id), cacheTag(tenant.id, area)];
  if (thing !== undefined) tags.push(cacheTag(tenant.id, area, thing));
  return { tags, revalidate: PAGE_REVALIDATE_S };
}

/** An answer may stop in its middle as well: the limit is on all of it. */
const wholeAnswer = async (answer: Response): Promise<Response> =>
  answer.body ? new Response(await answer.arrayBuffer(), answer) : answer;
