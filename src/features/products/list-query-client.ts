import type { QueryClient } from "@tanstack/react-query";
import { createApi } from "@/api/create-api";
import { http } from "@/api/http";
import { createQueryClient } from "@/api/query-client";
import { showToast } from "@/state/toast";

let client: QueryClient | undefined;

/** One for the whole visit: pages that were loaded are there again when one comes back. */
export function listQueryClient(): QueryClient {
  client ??= createQueryClient({ showMessage: showToast, endSession: () => false });
  return client;
}

/** The backend as anybody may see it: product lists carry no visitor's token. */
export function browserApi(backendUrl: string) {
  return createApi({
    baseUrl: backendUrl,
    tenantOrigin: location.origin,
    readToken: () => undefined,
    fetch: http,
  });
}
