import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "@/api/query-client";
import { expireSession } from "@/state/end-session";
import { showToast } from "@/state/toast";

/** The addresses of members' pictures are good for ten minutes. */
const ADDRESSES_REFRESH_MS = 8 * 60_000;

let client: QueryClient | undefined;

/**
 * Queries of members, refetched before their pictures' addresses expire; a session that turns out to be over is
 * forgotten (spec §8), and so is data that no component shows: the next member may be a minor.
 */
export function memberQueryClient(): QueryClient {
  if (client) return client;
  client = createQueryClient({
    showMessage: showToast,
    endSession() {
      // Nothing of a session outlives it; what waits to be asked again in its name is not.
      client?.clear();
      return expireSession();
    },
  });
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, refetchInterval: ADDRESSES_REFRESH_MS, gcTime: 0 } });
  return client;
}
