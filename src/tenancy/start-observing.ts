import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { Agent, setGlobalDispatcher } from "undici";
import { PREVIEW_TIME_LIMIT_MS, SERVER_TIME_LIMIT_MS } from "@/config/tenancy";
import { observeStorefront } from "@/observation/storefront/observe-storefront";
import { ignoreUnreadLog } from "@/observation/storefront/unread-log";
import { environment } from "./environment";

/** A little longer than any page waits. */
const CALL_LIMIT_MS = PREVIEW_TIME_LIMIT_MS + 500;

/**
 * What the process sets up before its first request: its logs and metrics, an end to every call, and its own end. Next
 * drops the signals that a page passes on, and a backend that hangs would be left with every call that was ever begun.
 */
export function startObserving(): void {
  ignoreUnreadLog();
  setGlobalDispatcher(new Agent({ headersTimeout: CALL_LIMIT_MS, bodyTimeout: CALL_LIMIT_MS }));
  closeConnectionsAtEnd();
  const { backendUrl, edgeConfig } = environment;
  observeStorefront(process.env, { backendUrl, edgeConfig, lateMs: SERVER_TIME_LIMIT_MS });
}

/** Next stops when the last connection is closed; a proxy would go on using those that it has. */
function closeConnectionsAtEnd(): void {
  process.once("SIGTERM", () =>
    subscribe("http.server.request.start", (message) => {
      (message as { response: ServerResponse }).response.setHeader("Connection", "close");
    }),
  );
}
