import type { ApiKey, ApiResponse } from "@/contract/api";
import type { CacheArea } from "@/contract/tenant/cache-tags";
import type { Tenant } from "@/contract/tenant/tenant";
import type { InputArgs } from "./create-api";
import { cachedCall, serverApi } from "./server-api";

interface ListRead {
  area: CacheArea;
  /** Where a visitor's own words decide what is listed, it is not cached: words have no end. */
  isOwnWords: boolean;
}

/** A list of a tenant's pages. */
export const readList = <Key extends ApiKey>(
  tenant: Tenant,
  { area, isOwnWords }: ListRead,
  key: Key,
  ...input: InputArgs<Key>
): Promise<ApiResponse<Key>> =>
  isOwnWords ? serverApi(tenant).call(key, ...input) : cachedCall(tenant, area, key, ...input);
