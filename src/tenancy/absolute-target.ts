import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/**
 * `GET http://other/ HTTP/1.1` names a host besides the Host header. Next would redirect to it before the middleware
 * runs, so such requests are put right as Node receives them, under whatever server Next runs in.
 */
export function readAbsoluteTargets(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    Object.assign(request, originForm(request));
  });
}

interface RequestHead {
  url?: string;
  headers: { host?: string };
}

/** The request with a path alone. Where its host is not the Host header's it has none, which the middleware refuses. */
export function originForm({ url = "", headers }: RequestHead): RequestHead {
  if (url.startsWith("/")) return { url, headers };
  const target = URL.canParse(url) ? new URL(url) : null;
  const isOwn = target !== null && target.host === headers.host?.toLowerCase();
  if (!isOwn) headers.host = "";
  return { url: isOwn ? target.pathname + target.search : "/", headers };
}
