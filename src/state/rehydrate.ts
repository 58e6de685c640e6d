import { REHYDRATE_TIMEOUT_MS } from "@/config/session";
import { whenIdle } from "@/lib/when-idle";
import { withTimeLimit } from "@/lib/with-time-limit";
import type { PersistedStore } from "./persisted-store";

/**
 * Spec §3: what a store has kept, read when the browser is idle, as the first read of a storage can hold a page up.
 * Where that has not come about within 5000 ms it goes on without.
 */
export function rehydrate<Value>({ read, initial }: PersistedStore<Value>): Promise<Value> {
  return withTimeLimit(new Promise<void>(whenIdle).then(read), REHYDRATE_TIMEOUT_MS).catch(() => initial);
}
