import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "@/api/query-client";
import { expireSession } from "@/state/end-session";
import { showToast } from "@/state/toast";

let client: QueryClient | undefined;

/** Queries of signed-in visitors; a session that turns out to be over is forgotten (spec §8). */
export function memberQueryClient(): QueryClient {
  client ??= createQueryClient({
    showMessage: showToast,
    endSession() {
      // Nothing of a session outlives it; what waits to be asked again in its name is not.
      client?.clear();
      return expireSession();
    },
  });
  return client;
}
