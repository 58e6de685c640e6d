import "server-only";
import {
  FAILURE_MEMORY_MS,
  PAGE_REVALIDATE_S,
  SERVER_TIME_LIMIT_MS,
  SILENT_TIME_LIMIT_MS,
} from "@/config/tenancy";
import { type CacheArea, cacheTag } from "@/contract/tenant/cache-tags";
import type { Tenant } from "@/contract/tenant/tenant";
import { createFailFast } from "@/lib/fail-fast";
import { withServerTimeLimit } from "@/lib/with-time-limit";
import { environment } from "@/tenancy/environment";
import { callingOrigin } from "@/tenancy/origin";
import { isSilent } from "@/tenancy/silence";
import { type Api, type CallOptions, createApi } from "./create-api";
import { http } from "./http";

const failFast = createFailFast({ memoryMs: FAILURE_MEMORY_MS, now: Date.now });

/**
 * The backend as a partner's pages see it on the server: no visitor, no token, and never a wait of more than 2 s.
 * Next drops an abort signal when it makes a page anew in the background, so the limit is raced.
 */
export function serverApi(tenant: Tenant): Api {
  return createApi({
    baseUrl: environment.backendUrl,
    tenantOrigin: callingOrigin(tenant),
    readToken: () => undefined,
    sendsOrigin: true,
    fetch: (url, init) =>
      failFast(`${callingOrigin(tenant)} ${url}`, () =>
        withServerTimeLimit(
          http(url, init).then(wholeAnswer),
          isSilent() ? SILENT_TIME_LIMIT_MS : SERVER_TIME_LIMIT_MS,
        ),
      ),
  });
}

/**
 * Options for `callWith`: the answer is kept until its area is written to, or 300 s.
 * `serverApi(tenant).callWith(cachedAs(tenant, "products"), "GET /v2/products", …)`
 */
export function cachedAs(tenant: Tenant, area: CacheArea, thing?: string | number): CallOptions {
  const tags = [cacheTag(tenant.id), cacheTag(tenant.id, area)];
  if (thing !== undefined) tags.push(cacheTag(tenant.id, area, thing));
  return { next: { tags, revalidate: PAGE_REVALIDATE_S } };
}

/** An answer may stop in its middle as well: the limit is on all of it. */
const wholeAnswer = async (answer: Response): Promise<Response> =>
  answer.body ? new Response(await answer.arrayBuffer(), answer) : answer;
